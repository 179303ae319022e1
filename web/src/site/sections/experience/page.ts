// Experience: positions with their dates in the section's language.
import { sectionWords } from "../../../contract/words/sectionWords.gen";
import { type Rich, richly } from "../../page/rich";
import { languageOf, type WithLangs } from "../../page/standIns";
import { asItemTitle, asTitle, descriptionsOf, titlesOf } from "../../page/viewParts";
import { spoken } from "../../words/index";
import type { PageOf, View } from "../section";

export interface PositionView extends WithLangs {
  id: string;
  title: string;
  organisation: string;
  place: string;
  /** Already formatted in the page's language: '2016 – 2019', '2019 – en cours'. */
  period: string;
  isCurrent: boolean;
  description: string;
  descriptionRich?: Rich;
}

export type ExperienceView = View<
  "experience",
  {
    heading: string;
    positions: readonly PositionView[];
  }
>;

let lastMonths: Intl.DateTimeFormat | undefined;
let lastMonthsLang = "";

/** Kept for the next page: to make one takes longer than to draw a section. Only the last, since each holds a language's names. */
function monthsIn(lang: string): Intl.DateTimeFormat {
  if (!lastMonths || lang !== lastMonthsLang) {
    lastMonths = new Intl.DateTimeFormat(lang, { year: "numeric", month: "short", timeZone: "UTC" });
    lastMonthsLang = lang;
  }
  return lastMonths;
}

function formatMonth(value: string, lang: string): string {
  const [year, month] = value.split("-");
  if (!year || !month) return value;
  return monthsIn(lang).format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

export const page: PageOf<"experience", ExperienceView> = {
  icon: [
    "M6 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
    "M6 16.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
    "M6 7.5v9M11.5 5.5H20M11.5 18.5H20M11.5 12H17",
  ],
  build({ content, language }) {
    const lang = language.toLowerCase();
    return {
      heading: asTitle(content.texts.heading, language),
      positions: content.lists.positions.map((item) => {
        const { start, end, isCurrent, title, descriptionMarks, original: _original, ...position } = item;
        const until = isCurrent ? sectionWords.experience[spoken(language)].current : formatMonth(end, lang);
        const period = [formatMonth(start, lang), until].filter(Boolean).join("\u00a0– ");
        const spokenIn = languageOf(item, "description", language);
        const rich = richly("description", position.description, descriptionMarks, spokenIn);
        const named = asItemTitle(title, languageOf(item, "title", language));
        return { ...position, ...rich, title: named, isCurrent, period };
      }),
    };
  },
  slots: ({ heading, positions }) => ({
    heading: [heading],
    itemTitle: titlesOf(positions),
    itemText: descriptionsOf(positions),
  }),
  plain: ({ positions }) => positions.flatMap(({ organisation, place, period }) => [organisation, place, period]),
};
