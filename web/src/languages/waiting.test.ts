import { expect, it } from "vitest";
import { problemSentences } from "../i18n/problems";

type Problems = { problemSentences: typeof problemSentences };
const others = import.meta.glob<Problems>(["../i18n/words/*/problems.gen.ts", "!../i18n/words/fr/*"], { eager: true });
const pages = { "../i18n/problems.ts": { problemSentences }, ...others };

const one = /(^|\s)(1 (seconde|second|Sekunde|segundo|secondo)|ثانية واحدة|ثانية)\./;

it.each(Object.entries(pages))("%s: one second is one", (_path, { problemSentences }) => {
  const say = problemSentences["server.too_many"] as (params: object) => string;
  const said = say({ seconds: 1 }).replace(/ (?:noch einmal|opnieuw)/, "");
  expect(said).toMatch(one);
  expect(say({ seconds: 2 })).not.toMatch(one);
});
