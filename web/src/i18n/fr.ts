// What the owner is told of a problem. Rooms keep a page of their own; this one joins them, and has what is left.
import type { ApiProblem, ProblemCode } from "../api/client";
import { accountProblems } from "./accounts";
import { cvProblems } from "./cv";
import { domainProblems } from "./domains";
import { importProblems } from "./imports";
import { mediaProblems } from "./media";
import { messageProblems } from "./messages";
import { reviewProblems } from "./reviews";
import type { Params, Sentences } from "./sentence";
import { spoken } from "./spoken";
import { takeawayProblems } from "./takeaways";
import { translationProblems } from "./translation";
import { versionProblems } from "./versions";
import * as french from "./words/fr/problems.gen";

/** Without an entry for every code of the server this does not compile. */
type OwnCode = Exclude<
  ProblemCode,
  `${"accounts" | "cv" | "domains" | "imports" | "media" | "messages" | "translations" | "versions" | "takeaway" | "reviews"}.${string}`
>;

export const problemForms = spoken("problemForms", french.problemForms);

const others = spoken("otherProblems", french.otherProblems);
export const otherProblems: Sentences<OwnCode> = {
  ...others,
  "server.too_many": ({ seconds = 60 }: Params) =>
    Number(seconds) < 90
      ? others["server.too_many"]({ seconds })
      : problemForms.waitMinutes(Math.ceil(Number(seconds) / 60)),
};

const problems: Sentences<ProblemCode> = {
  ...accountProblems,
  ...cvProblems,
  ...domainProblems,
  ...importProblems,
  ...mediaProblems,
  ...messageProblems,
  ...translationProblems,
  ...versionProblems,
  ...takeawayProblems,
  ...reviewProblems,
  ...otherProblems,
};

/** A site that has no room left is no failure of ours, though its status says 5xx. */
const isFailure = ({ code, status }: ApiProblem): boolean => status >= 500 && code !== "media.no_room";

/** What to tell the owner about a refusal; failures of ours carry the reference under which the log knows them. */
export function problemText(problem: ApiProblem): string {
  const sentence = problems[problem.code] ?? problems["server.failed"];
  const text = typeof sentence === "function" ? sentence(problem.params) : sentence;
  return isFailure(problem) && problem.reference ? problemForms.withReference(text, problem.reference) : text;
}
