// Which language the dashboard speaks. The server makes the page in the one that a cookie names, or in its own default;
// the account keeps what was picked, so that another browser speaks it too.
import { api, dataOf } from "../../api/client";
import { dashboardLanguages } from "../../contract/choices.gen";
import { session } from "../account/session/session";

export type DashboardLanguage = keyof typeof dashboardLanguages;
const COOKIE = "vitrine_language";
const YEAR_SECONDS = 31_536_000;
const OFFERED = "vitrine-language-offered";

const isOurs = (code: string): code is DashboardLanguage => code in dashboardLanguages;

/** What the page was made in. */
export const spokenLanguage = document.documentElement.lang as DashboardLanguage;

/** The owner's guide is in French and in English (server: public/guide/). */
export const guideAddress = spokenLanguage === "fr" ? "/aide" : "/help";

/** Each in its own words. */
export const languageChoices = Object.entries(dashboardLanguages).map(([value, label]) => ({
  value: value as DashboardLanguage,
  label,
}));

const picked = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** A page is made in one language, so another one is another page. What is being written is in its draft. */
function speakHere(language: DashboardLanguage): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there over http.
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  // Where cookies are refused, another page would be in the same language, and ask again.
  if (picked() === language) window.location.reload();
}

const keep = (language: DashboardLanguage) => dataOf(api.PUT("/api/account/language", { body: { language } }));

export async function pickLanguage(language: DashboardLanguage): Promise<void> {
  if (session.getView().account) await keep(language);
  if (language !== spokenLanguage) speakHere(language);
}

let settledFor: string | null = null;
/** Whoever signs in is spoken to as he picked; what was picked before signing in is kept with the account. */
session.subscribe(() => {
  const { account } = session.getView();
  if (!account || settledFor === account.uid) return;
  settledFor = account.uid;
  const here = picked();
  if (account.language && isOurs(account.language)) {
    if (account.language !== spokenLanguage) speakHere(account.language);
  } else if (here && isOurs(here)) void keep(here).catch(() => undefined);
});

/** The browser's language where it is another one of ours: offered once, never taken by itself. */
export function offeredLanguage(): DashboardLanguage | null {
  if (picked() || session.getView().account?.language) return null;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isOurs);
  try {
    if (localStorage.getItem(OFFERED)) return null;
  } catch {
    return null;
  }
  return wanted && wanted !== spokenLanguage ? wanted : null;
}

export function declineOffer(): void {
  try {
    localStorage.setItem(OFFERED, "1");
  } catch {
    // Storage refused: it is not offered there at all.
  }
}
