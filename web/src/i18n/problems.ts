// What the owner is told of a refusal. Of all rooms together: any screen may be refused by any of them.
import type { ApiProblem, ProblemCode } from "../api/client";
import { fileSize } from "./format";
import { inLanguage } from "./languages";
import type { Params, Sentences } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/problems.gen";

export const problemForms = spoken("problemForms", french.problemForms);
/** What is known by a word of the server's, in the middle of a sentence or as one. */
const found = new Map(Object.entries(problemForms.found));
const unreadable = new Map(Object.entries(problemForms.unreadable));
const joined = (languages: unknown): string => (Array.isArray(languages) ? languages.join(" → ") : "");

export const problemSentences = spoken("problemSentences", french.problemSentences);

export type FormatHint = keyof typeof problemForms.formatHints;

/** Why exactly, and what helps: on a line of its own beneath the fixed words. */
export const invalidFormat = (filename: string, hint?: FormatHint): string =>
  [problemSentences["media.invalid_format"]({ filename }), ...(hint ? [problemForms.formatHints[hint]] : [])].join(
    "\n",
  );

/** How much there is left, and what helps. */
function noRoom({ filename, used, most, needs, isUnconfirmed }: Params): string {
  const left = Number(most) - Number(used);
  const sizes = { needs: fileSize(Number(needs)), most: fileSize(Number(most)) };
  const said =
    left > 0
      ? problemSentences["media.no_room"]({ filename, ...sizes, left: fileSize(left) })
      : problemForms.noRoomAtAll(String(filename), sizes.needs, sizes.most);
  return `${said} ${problemForms.roomHints[isUnconfirmed ? "unconfirmed" : "confirmed"]}`;
}

/** Without an entry for every code of the server this does not compile. */
const problems: Sentences<ProblemCode> = {
  ...problemSentences,
  "domains.not_proven": ({ record, file }: Params) =>
    problemSentences["domains.not_proven"]({ record: found.get(String(record)), file: found.get(String(file)) }),
  "imports.damaged_file": ({ file }: Params) =>
    file ? problemForms.damagedFile(String(file)) : problemSentences["imports.damaged_file"],
  "imports.not_utf8": ({ file }: Params) =>
    file ? problemForms.notUtf8(String(file)) : problemSentences["imports.not_utf8"],
  "media.invalid_format": ({ filename, hint }: Params) =>
    invalidFormat(String(filename ?? ""), hint as FormatHint | undefined),
  "media.no_room": noRoom,
  "server.too_many": ({ seconds = 60 }: Params) =>
    Number(seconds) < 90
      ? problemSentences["server.too_many"]({ seconds })
      : problemForms.waitMinutes(Math.ceil(Number(seconds) / 60)),
  "translations.unreadable_file": ({ reason }: Params) =>
    unreadable.get(String(reason)) ?? problemSentences["translations.unreadable_file"],
  "translations.wrong_language": ({ found, wanted }: Params) =>
    problemSentences["translations.wrong_language"]({ found: joined(found), wanted: joined(wanted) }),
  "versions.language_not_there": ({ language }: Params) =>
    problemSentences["versions.language_not_there"]({ inLanguage: inLanguage(String(language)) }),
};

/** A site that has no room left is no failure of ours, though its status says 5xx. */
const isFailure = ({ code, status }: ApiProblem): boolean => status >= 500 && code !== "media.no_room";

/** What to tell the owner about a refusal; failures of ours carry the reference under which the log knows them. */
export function problemText(problem: ApiProblem): string {
  const sentence = problems[problem.code] ?? problems["server.failed"];
  const text = typeof sentence === "function" ? sentence(problem.params) : sentence;
  return isFailure(problem) && problem.reference ? problemForms.withReference(text, problem.reference) : text;
}
