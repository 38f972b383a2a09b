/** Colours are for terminals, and not where NO_COLOR is set to anything (https://no-color.org). */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env["NO_COLOR"] !== undefined && env["NO_COLOR"] !== "") return false;
  return stream.isTTY === true && env["TERM"] !== "dumb";
}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  warm(text: string): string;
}

export function paint(colour: boolean): Paint {
  const wrap = (code: string) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { bold: wrap("1"), dim: wrap("2"), warm: wrap("33") };
}
