// The server's findings, by the field they belong to: `texts.heading`, `projects.2.link`.
import type { ApiProblem } from "../../api/client";
import { appearanceWords } from "../../i18n/appearance";
import { editorWords } from "../../i18n/editor";
import { focusWords } from "../../i18n/focus";
import { lookWords } from "../../i18n/look";
import { problemText } from "../../i18n/problems";
import { projectPageWords } from "../../i18n/projectPage";
import { richWords } from "../../i18n/richText";

interface Finding {
  path: (string | number)[];
  code: string;
  max_length?: number;
}

const isFindings = (value: unknown): value is Finding[] =>
  Array.isArray(value) &&
  value.every((finding) => typeof finding === "object" && finding !== null && "path" in finding);

const sentence = ({ code, max_length }: Finding): string => {
  if (code === "string_too_long" && max_length) return editorWords.tooLong(max_length);
  if (code === "bad_marks") return richWords.badMarks;
  if (code === "bad_marked_link") return richWords.badMarkedLink;
  if (code === "bad_link") return editorWords.badLink;
  if (code === "bad_colour") return lookWords.badColour;
  if (code === "bad_letters") return lookWords.badLetters;
  if (code === "stays_first") return appearanceWords.staysFirst;
  if (code === "stays_shown") return appearanceWords.staysShown;
  if (code === "bad_film") return projectPageWords.badFilm;
  if (code === "bad_page_name") return projectPageWords.badName;
  if (code === "page_name_taken") return projectPageWords.nameTaken;
  if (code === "page_name_missing") return projectPageWords.nameMissing;
  if (code === "duplicate") return appearanceWords.twice;
  if (code === "bad_focus") return focusWords.notAccepted;
  if (code === "too_early") return editorWords.tooEarly;
  if (code === "blank" || code === "missing") return editorWords.missing;
  return editorWords.notAccepted;
};

export function fieldErrorsOf(problem: ApiProblem): Record<string, string> {
  const { fields, what } = problem.params;
  if (typeof what === "string") return { [what]: problemText(problem) };
  if (!isFindings(fields)) return {};
  const known = fields.map((finding) => {
    const path = finding.path.filter((part) => !["content", "shared", "lists"].includes(String(part)));
    return [path.join("."), sentence(finding)] as const;
  });
  return Object.fromEntries(known);
}
