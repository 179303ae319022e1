// A whole theme out of three colours that its owner picked. Runs where pages are built (the server's V8, previews) and nowhere else.
//
// The ground stays as it was picked. What does not stand out from it by 4.5:1 becomes the nearest colour of the same hue that
// does (page/theme/colour.ts): every pair of pairs.ts, also those for which 3:1 would do. One of black and white always does.
import { contrast, luminance, mixed, nearest, rgbOf, turned } from "./colour";
import { MUTED, pairs, type ThemeColour } from "./pairs";

export interface Colours {
  background: string;
  text: string;
  accent: string;
}

export type ThemeValues = Readonly<Record<ThemeColour, string>> & { readonly isDark: boolean };

/** What was picked and could not be read, and what stands for it. */
export interface Mend {
  name: "text" | "accent";
  picked: string;
  used: string;
  /** Against the ground, before and after. */
  from: number;
  to: number;
}

export interface OwnTheme {
  values: ThemeValues;
  mends: readonly Mend[];
}

export const READABLE = 4.5;
const errorOn = { light: "#b42318", dark: "#ff9d92" };

const groundsOf = (front: ThemeColour) => pairs.filter(([, name]) => name === front).map(([, , ground]) => ground);

export function deriveTheme({ background: bg, text: pickedText, accent: pickedAccent }: Colours): OwnTheme {
  const isRead = (front: string, ground: string) => contrast(front, ground) >= READABLE;
  const text = nearest(pickedText, (colour) => isRead(colour, bg));
  const isDark = luminance(rgbOf(text)) > luminance(rgbOf(bg));
  const away = isDark ? "#000000" : "#ffffff";

  // A ground beside the page's: tinted, as long as the text can be read there; else further from the text; else the page's own.
  const ground = (share: number, tint: string) =>
    [mixed(tint, share, bg), mixed(away, share, bg)].find((colour) => isRead(text, colour)) ?? bg;
  const made: Partial<Record<ThemeColour, string>> = { bg, text };
  made.headerbg = isDark ? ground(0.05, text) : ground(0.6, away);

  /** The nearest that is read on all its grounds, on the text's side of them: the text is read there, so its pole is. */
  const front = (name: ThemeColour, colour: string): string => {
    const grounds = groundsOf(name).map((on) => made[on] ?? bg);
    const found = nearest(colour, (tried) => grounds.every((on) => isRead(tried, on)), isDark ? 1 : -1);
    made[name] = found;
    return found;
  };
  const accent = front("accent", pickedAccent);
  made.bgname = ground(0.1, accent);
  made.bgtech = ground(0.13, accent);
  made.bgContact = ground(0.06, accent);
  front("muted", mixed(text, MUTED, bg));
  front("colortech", mixed(accent, 0.6, text));
  front("iconcolorhover", mixed(accent, 0.65, text));
  front("iconColorContact", accent);
  front("logoColor", accent);
  front("accent2", turned(accent, 45));
  front("edge", mixed(text, 0.5, bg));
  front("error", isDark ? errorOn.dark : errorOn.light);
  made.focus = accent;
  made.buttonBg = accent;
  made.buttonText = bg; // on which the accent is read

  const mend = (name: Mend["name"], picked: string, used: string): Mend[] =>
    picked === used ? [] : [{ name, picked, used, from: contrast(picked, bg), to: contrast(used, bg) }];
  return {
    values: { ...(made as Record<ThemeColour, string>), isDark },
    mends: [...mend("text", pickedText, text), ...mend("accent", pickedAccent, accent)],
  };
}
