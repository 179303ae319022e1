// Which of a theme's colours cannot be told from what they stand on. Asked by the build of the pages (vite.config.ts).
import { contrast, mixed } from "./colour.ts";
import { MUTED, pairs, type ThemeColour } from "./pairs.ts";

type Values = Readonly<Record<Exclude<ThemeColour, "muted">, string>> & { readonly name: string };

const colourOf = (theme: Values, name: ThemeColour): string =>
  name === "muted" ? mixed(theme.text, MUTED, theme.bg) : theme[name];

export const unreadable = (theme: Values): string[] =>
  pairs.flatMap(([needed, front, ground]) => {
    const has = contrast(colourOf(theme, front), colourOf(theme, ground));
    return has >= needed
      ? []
      : [`theme ${theme.name}: ${front} on ${ground} has ${has.toFixed(2)}:1 and needs ${needed}:1`];
  });
