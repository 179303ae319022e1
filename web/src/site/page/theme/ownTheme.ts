// The owner's own colours on a page (server: content/sections/appearance.py): first among the dots and chosen at first. Visitors'
// scripts know it by its name alone; its values travel in the page's own styles.
import type { SiteSnapshot } from "../snapshot";
import { isHex } from "./colour";
import { type Colours, deriveTheme, type OwnTheme } from "./derive";

/** Beside the ready-made ones, which pages know by their stored numbers. What a visitor's browser keeps of it is no theme to
    another page. */
export const OWN_THEME = "own";

type Stored = Pick<SiteSnapshot, "sections">;

/** All three, or none. */
export function coloursIn(settings: Readonly<Record<string, unknown>> | undefined): Colours | null {
  const { background, text, accent } = settings ?? {};
  if (!isHex(background) || !isHex(text) || !isHex(accent)) return null;
  return { background: background.toLowerCase(), text: text.toLowerCase(), accent: accent.toLowerCase() };
}

let last: { key: string; theme: OwnTheme } | null = null;

export function ownThemeOf({ sections }: Stored): OwnTheme | null {
  const colours = coloursIn({ ...sections.appearance?.shared.settings });
  if (!colours) return null;
  const key = Object.values(colours).join();
  if (last?.key !== key) last = { key, theme: deriveTheme(colours) };
  return last.theme;
}

/** Which theme a page opens with. */
export const themeOf = (snapshot: Pick<SiteSnapshot, "sections" | "themeIndex">): string =>
  ownThemeOf(snapshot) ? OWN_THEME : String(snapshot.themeIndex);

/** Whether its owner leaves visitors his own colours alone. */
export const hasOneTheme = (snapshot: Stored): boolean =>
  Boolean(snapshot.sections.appearance?.shared.settings.hidesDots && ownThemeOf(snapshot));

/** As a landing's miniature says them too (server: public/landing/miniature.py). */
export const declarationsOf = ({ isDark, ...colours }: OwnTheme["values"]): string[] => [
  ...Object.entries(colours).map(([name, value]) => `--${name}:${value}`),
  `--is-dark:${isDark ? 1 : 0}`,
  `color-scheme:${isDark ? "dark" : "light"}`,
];

/** Nothing, for a page without. Numbers and hex values alone reach it. */
export function ownThemeCss(stored: Stored): string {
  const own = ownThemeOf(stored);
  if (!own) return "";
  const declared = [...declarationsOf(own.values), "--dot:var(--accent)", "--dot-edge:transparent"];
  return `[data-theme="${OWN_THEME}"]{${declared.join(";")}}`;
}
