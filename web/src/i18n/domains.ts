// The owner's own domains: what the dashboard says about them, and the refusals of that room.
import type { ProblemCode } from "../api/client";
import type { Params, Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/domains.gen";

type DomainCode = Extract<ProblemCode, `domains.${string}`>;

export const domainForms = spoken("domainForms", french.domainForms);
const found = new Map(Object.entries(domainForms.found));

const problems = spoken("domainProblems", french.domainProblems);
export const domainProblems: Record<DomainCode, Sentence> = {
  ...problems,
  "domains.not_proven": ({ record, file }: Params) =>
    problems["domains.not_proven"]({ record: found.get(String(record)), file: found.get(String(file)) }),
};

export const domainWords = spoken("domainWords", french.domainWords);
