const space = "[^\\S\u00a0\u202f]+";
// French sets a space before these and after «; a mark is no word, and never stands on a line by itself.
const beforeMark = new RegExp(`${space}([!?:;»…]+)(?=\\s|$)`, "g");
const afterMark = new RegExp(`(^|\\s)«${space}`, "g");

// The rule for a title on its lines: 2 words are two lines, 3 are 1+2, 4 are 2+2, anything else one line.
export function titleLines(title: string): string[] {
  const bound = title.trim().replace(beforeMark, "\u00a0$1").replace(afterMark, "$1«\u00a0");
  const words = bound.split(new RegExp(space)).filter(Boolean);
  const join = (from: number, to?: number) => words.slice(from, to).join(" ");
  if (words.length === 2 || words.length === 3) return [join(0, 1), join(1)];
  if (words.length === 4) return [join(0, 2), join(2)];
  return words.length ? [words.join(" ")] : [];
}
