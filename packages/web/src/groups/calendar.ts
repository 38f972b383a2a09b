/** An evening as a calendar takes it. */
interface Appointment {
  /** Names it in every calendar: the same again moves it. */
  readonly id: string;
  readonly moved: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly minutes: number;
  readonly title: string;
  readonly about: string;
  readonly link: string;
  /** When the file is made. */
  readonly now: number;
}

/** Octets of a line, its end not counted: RFC 5545, 3.1. */
const LINE = 75;

/** 3.3.11: what parts of a text have a meaning of their own. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: 3.1 leaves out all of them but the tab.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** 3.3.5, form 2: UTC. */
const moment = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** 3.1: a long line goes on in the next one behind a blank. No letter is cut, however many octets it has. */
function folded(line: string): string {
  const octets = new TextEncoder();
  const lines: string[] = [];
  let now = "";
  let size = 0;
  for (const letter of line) {
    const more = octets.encode(letter).length;
    if (size + more > LINE) {
      lines.push(now);
      now = " ";
      size = 1;
    }
    now += letter;
    size += more;
  }
  return [...lines, now].join("\r\n");
}

/** The file of one appointment (iCalendar, RFC 5545). */
export function calendarOf({ id, moved, at, minutes, title, about, link, now }: Appointment): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Endzeit//Endzeit//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@endzeit`,
    `DTSTAMP:${moment(now)}`,
    `SEQUENCE:${moved}`,
    `DTSTART:${moment(at)}`,
    `DTEND:${moment(at + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${link}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
