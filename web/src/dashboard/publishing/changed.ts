// What a draft changes, named: by the rules that tell what a version says otherwise than today.
import { hasLook } from "../../editor/draft/pendingAppearance";
import { commonLists, ownLists } from "../../editor/inStep";
import { labelOf } from "../../editor/labels";
import { isSame } from "../../editor/sameContent";
import { listed } from "../../i18n/format";
import { publishingWords as words } from "../../i18n/publishing";
import { punctuationForms } from "../../i18n/punctuation";
import { sectionDifferences } from "../versions/differences";
import type { DraftedSection, Line } from "./unpublished";

const MOST_NAMED = 4;
const EXCERPT_CHARS = 80;

/** Of lists that all languages have in common: which ones have another content or order. */
function listLabels({ section, draft, saved }: DraftedSection): string[] {
  const [now, before] = [commonLists(section, draft), commonLists(section, saved)] as (unknown[] | null)[];
  return ownLists(section)
    .filter((_list, place) => now && !isSame(now[place], before?.[place]))
    .map(({ name }) => words.order(labelOf(section, name)));
}

const excerptOf = (text: string): string =>
  text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS).trimEnd()}…` : text;

/** 'Titre : Mon parcours', 'Titre, Sous-titre et 2 autres'. */
export function changesOf(drafted: DraftedSection, { language, kind }: Line): string {
  if (kind === "form") return words.form;
  const { section, draft, saved } = drafted;
  const code = language ?? Object.keys(saved.languages)[0] ?? "";
  const differences = sectionDifferences(section, code, saved, draft).filter(
    ({ isShared }) => isShared === (kind === "shared"),
  );
  const [only] = differences;
  const found =
    only?.now && kind === "words" && differences.length === 1
      ? [punctuationForms.labelled(only.label, excerptOf(only.now))]
      : differences.map(({ label }) => label);
  const more = kind === "shared" ? [...listLabels(drafted), ...(hasLook(draft) ? [words.look] : [])] : [];
  const names = [...new Set([...found, ...more])];
  const left = names.length - MOST_NAMED;
  return listed(left > 1 ? [...names.slice(0, MOST_NAMED), words.more(left)] : names);
}
