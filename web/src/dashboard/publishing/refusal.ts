// Why nothing was put on line, in words that lead there: the section, the language and the field.
import { ApiProblem } from "../../api/client";
import { sections } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { labelOf, titleOf } from "../../editor/labels";
import { fieldErrorsOf } from "../../editor/saving/fieldErrors";
import { inLanguage } from "../../i18n/languages";
import { problemText } from "../../i18n/problems";
import { publishingWords as words } from "../../i18n/publishing";

export interface Refusal {
  text: string;
  section: SectionName | null;
  language: string | null;
}

interface Finding {
  path: (string | number)[];
}

const sectionOf = (value: unknown): SectionName | null =>
  typeof value === "string" && value in sections ? (value as SectionName) : null;

/** Of a body of many sections the path begins with where it is: `sections.home.contents.FR.texts.headline`. */
function placeOf({ params }: ApiProblem): { section: SectionName | null; language: string | null; from: number } {
  const [first] = (Array.isArray(params.fields) ? params.fields : []) as Finding[];
  const path = first?.path ?? [];
  if (path[0] === "sections") {
    const isOfLanguage = path[2] === "contents";
    const language = isOfLanguage ? String(path[3]) : null;
    return { section: sectionOf(path[1]), language, from: isOfLanguage ? 4 : 3 };
  }
  const language = typeof params.language === "string" ? params.language : null;
  return { section: sectionOf(params.section), language, from: 0 };
}

/** 'projects.2.link' is the link of the third project. */
function labelAt(section: SectionName, place: string): string {
  const [part = "", ...rest] = place.split(".");
  if (part === "texts" || part === "settings" || part === "styles") return labelOf(section, rest[0] ?? "");
  const field = rest.at(-1);
  const label = field ? labelOf(section, `${part}.${field}`) : part;
  return label.includes(".") ? labelOf(section, part) : label;
}

export function refusalOf(problem: ApiProblem): Refusal {
  const { section, language, from } = placeOf(problem);
  if (!section) return { text: problemText(problem), section, language };
  const { fields } = problem.params;
  const inside = Array.isArray(fields)
    ? new ApiProblem({
        code: problem.code,
        status: problem.status,
        params: {
          ...problem.params,
          fields: (fields as Finding[]).map((finding) => ({ ...finding, path: finding.path.slice(from) })),
        },
      })
    : problem;
  const [found] = Object.entries(fieldErrorsOf(inside));
  const reason = found ? words.atField(labelAt(section, found[0]), found[1]) : problemText(problem);
  const text = language
    ? words.refusedIn(titleOf(section), inLanguage(language), reason)
    : words.refusedAt(titleOf(section), reason);
  return { text, section, language };
}
