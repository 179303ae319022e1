// Lists of before that became one for all languages: said once, with the way back for each section.
import type { SectionName } from "../../contract/types.gen";
import { titleOf } from "../../editor/labels";
import { landingWords, placeWords } from "../../i18n/dashboard";
import { listed } from "../../i18n/languages";
import { Button } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { toastUndo } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { joinedIn, useKeepLists, useSeenLists } from "./notices";

/** Stays where it is when nothing is told any more: what was separated can be taken back, and a refusal of that is said here. */
export function JoinedNotice({ notices }: { notices: readonly string[] }) {
  const sections = joinedIn(notices);
  const seen = useSeenLists(sections);
  const keep = useKeepLists();
  const together = useAction((section: SectionName) => keep(section, "together"));
  const again = useAction(async (section: SectionName) => {
    await keep(section, "separate");
    toastUndo(landingWords.separatedAgain(titleOf(section)), () => together.run(section));
  });
  return (
    <>
      {sections.length > 0 && (
        <Notice
          role="status"
          action={
            <Button size="small" isBusy={seen.isBusy} onClick={() => seen.run()}>
              {placeWords.seen}
            </Button>
          }
        >
          <p>{landingWords.joined(listed(sections.map(titleOf)))}</p>
          <ul className="land-joined">
            {sections.map((section) => (
              <li key={section}>
                {titleOf(section)}
                <Button size="small" isBusy={again.isBusy} onClick={() => again.run(section)}>
                  {landingWords.separateAgain}
                  <span className="sr"> {titleOf(section)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FormError text={seen.generalError ?? again.generalError ?? together.generalError} />
    </>
  );
}
