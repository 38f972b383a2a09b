import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const COMMIT_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
const THOUGHT_S = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** What is looked up when somebody asks for the figures. */
export interface Gauges {
  sockets(): number;
  tables(): number;
  bus(): "alone" | "up" | "down";
}

/** The figures of one process, for Prometheus. They name no table and nobody. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers: Counter<"code">;
  readonly #commits: Histogram;
  readonly #thoughts: Histogram<"end">;
  readonly #errors: Counter<"where">;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#answers = new Counter({
      name: "endzeit_answers_total",
      help: "Answers by what became of them.",
      labelNames: ["code"],
      registers,
    });
    this.#commits = new Histogram({
      name: "endzeit_commit_seconds",
      help: "From an entry to its commit.",
      buckets: COMMIT_S,
      registers,
    });
    this.#thoughts = new Histogram({
      name: "endzeit_bot_thought_seconds",
      help: "Decisions of bots, waiting for a thread included.",
      labelNames: ["end"],
      buckets: THOUGHT_S,
      registers,
    });
    this.#errors = new Counter({
      name: "endzeit_errors_total",
      help: "Errors that nobody expected, and troubles of the database.",
      labelNames: ["where"],
      registers,
    });
  }

  /** Figures that are there already when somebody asks. */
  watch(gauges: Gauges): void {
    const gauge = (name: string, help: string, value: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value());
        },
      });
    };
    gauge("endzeit_sockets", "Open connections.", gauges.sockets);
    gauge("endzeit_tables_awake", "Tables in memory.", gauges.tables);
    gauge("endzeit_bus_up", "Whether other processes can be heard; 1 when there are none.", () =>
      gauges.bus() === "down" ? 0 : 1,
    );
  }

  answered(code: string): void {
    this.#answers.inc({ code });
  }

  committed(ms: number): void {
    this.#commits.observe(ms / 1000);
  }

  thought(ms: number, well: boolean): void {
    this.#thoughts.observe({ end: well ? "answered" : "replaced" }, ms / 1000);
  }

  failed(where: string): void {
    this.#errors.inc({ where });
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
