// The spec's rule for option1's title: 2 words are two lines, 3 are 1+2, 4 are 2+2, anything else one line.
export function titleLines(title: string): string[] {
  const words = title.trim().split(/\s+/).filter(Boolean);
  const join = (from: number, to?: number) => words.slice(from, to).join(" ");
  if (words.length === 2 || words.length === 3) return [join(0, 1), join(1)];
  if (words.length === 4) return [join(0, 2), join(2)];
  return words.length ? [words.join(" ")] : [];
}
