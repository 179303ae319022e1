// Lists of before that became one for all languages, with the way back for each section, and those that could not: said once.
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { titleOf } from "../../editor/labels";
import { editorPath } from "../../editor/paths";
import { landingWords, placeWords } from "../../i18n/dashboard";
import { listed } from "../../i18n/format";
import { Button } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { toastUndo } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { type HowLists, listsIn, useKeepLists, useSeenLists } from "./notices";

/** Stays where it is when nothing is said any more: what was separated can be taken back, and a refusal of that is said here. */
export function JoinedNotice({ site }: { site: Pick<Schemas["SiteOut"], "notices" | "sections"> }) {
  const sections = listsIn(site.notices);
  const isApart = (section: SectionName) => site.sections[section]?.lists === "separate";
  const [apart, joined] = [sections.filter(isApart), sections.filter((section) => !isApart(section))];
  const seen = useSeenLists(sections);
  const keep = useKeepLists();
  const back = useAction(async (section: SectionName, how: HowLists) => void (await keep(section, how)));
  const again = useAction(async (section: SectionName) => {
    const was = await keep(section, "separate");
    toastUndo(landingWords.separatedAgain(titleOf(section)), () => back.run(section, was));
  });
  return (
    <>
      {sections.length > 0 && (
        <Notice
          tone="plain"
          role="status"
          action={
            <Button size="small" isBusy={seen.isBusy} onClick={() => seen.run()}>
              {placeWords.seen}
            </Button>
          }
        >
          {joined.length > 0 && (
            <>
              <p>
                {landingWords.joined(listed(joined.map(titleOf)))}
                {joined.some((section) => site.sections[section]?.isOfBefore) && ` ${landingWords.joinedLater}`}
              </p>
              <ul className="land-joined">
                {joined.map((section) => (
                  <li key={section}>
                    <Link className="d-link" to={editorPath(section)}>
                      {titleOf(section)}
                    </Link>
                    <Button size="small" isBusy={again.isBusy} onClick={() => again.run(section)}>
                      {landingWords.separateAgain}
                      <span className="sr"> {titleOf(section)}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {apart.length > 0 && <p>{landingWords.keptApart(listed(apart.map(titleOf)))}</p>}
        </Notice>
      )}
      <FormError text={seen.generalError ?? again.generalError ?? back.generalError} />
    </>
  );
}
