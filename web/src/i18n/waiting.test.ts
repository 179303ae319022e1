import { expect, it } from "vitest";
import { problemSentences } from "./problems";

type Problems = { problemSentences: typeof problemSentences };
const others = import.meta.glob<Problems>(["./words/*/problems.gen.ts", "!./words/fr/*"], { eager: true });
const pages = { "./problems.ts": { problemSentences }, ...others };

const one = /(^|\s)(1 (seconde|second|Sekunde|segundo|secondo)|ثانية واحدة|ثانية)\./;

it.each(Object.entries(pages))("%s: one second is one", (_path, { problemSentences }) => {
  const say = problemSentences["server.too_many"] as (params: object) => string;
  const said = say({ seconds: 1 }).replace(/ (?:noch einmal|opnieuw)/, "");
  expect(said).toMatch(one);
  expect(say({ seconds: 2 })).not.toMatch(one);
});
