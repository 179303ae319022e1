// A browser's own description, in the few words that tell one's devices apart.
import { accountWords } from "../../../i18n/accounts";
import { ago } from "../../../i18n/format";

const words = accountWords.account;

// Order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari.
const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const nameIn = (table: [RegExp, string][], userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

export function deviceOf(userAgent: string): { name: string; isPhone: boolean } {
  const browser = nameIn(browsers, userAgent) ?? words.unknownBrowser;
  const system = nameIn(systems, userAgent);
  return {
    name: system ? words.device(browser, system) : browser,
    isPhone: /iPhone|Android.*Mobile|Mobile.*Android/.test(userAgent),
  };
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function sinceWhen(moment: string, now = Date.now()): string {
  const passedMs = Math.max(0, now - Date.parse(moment));
  const [unit, length] = steps.find(([, ms]) => passedMs >= ms) ?? (["minute", 60_000] as const);
  return ago(Math.floor(passedMs / length), unit);
}
