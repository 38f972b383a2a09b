/** How much room a board has, in rem at the usual text size: larger letters change the words, not the kind of board. */
export class Room {
  /** Bound to the board's `clientWidth` and `clientHeight`. */
  width = $state(0);
  height = $state(0);
  #rem = $state(16);

  constructor() {
    $effect(() => {
      void this.width;
      const { documentElement } = document;
      const scale = Number(documentElement.style.getPropertyValue("--text-scale")) || 1;
      this.#rem = (Number.parseFloat(getComputedStyle(documentElement).fontSize) || 16) / scale;
    });
  }

  get rems(): readonly [width: number, height: number] {
    return [this.width / this.#rem, this.height / this.#rem];
  }
}

/** The room of a board that lies in one of several ways. */
export class BoardRoom<Layout extends string> extends Room {
  readonly #layoutOf: (width: number, height: number) => Layout;
  readonly layout: Layout = $derived.by(() => this.#layoutOf(...this.rems));
  /** Not everything has its place beside everything else. */
  readonly small: boolean = $derived(this.layout !== "wide");

  constructor(layoutOf: (width: number, height: number) => Layout) {
    super();
    this.#layoutOf = layoutOf;
  }
}
