// In which language a sample is offered.
import { dashboardLanguage } from "../../i18n/languages";
import type { Site } from "../settings";
import { browserLanguage } from "../site-settings/languageList";

/** Those that samples are written in: a site that has no language yet gets one of them. */
export const sampleLanguages: readonly string[] = ["FR", "EN", "ES", "PT", "IT", "DE", "NL", "AR"];

/** A newcomer's own, as in the box of languages. */
export function firstLanguage({ languages }: Pick<Site, "languages">): string {
  const own = browserLanguage();
  return languages[0] ?? (own && sampleLanguages.includes(own) ? own : dashboardLanguage);
}
