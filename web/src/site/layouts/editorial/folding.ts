// Apart from the rules of the section, which no visitor needs.
import type { SkillView } from "../../sections/skills/page";

/** What is longer is folded behind a word in option2: one long text would stretch every plate of the row. */
const foldedFromChars = 180;

export const isFolded = ({ description }: Partial<Pick<SkillView, "description">>): boolean =>
  (description?.length ?? 0) > foldedFromChars;
