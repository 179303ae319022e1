// In an editor each remark stands beside what it is about: an item's beneath the cards, under its name, all others at the
// section's head, those on an item of another language or on one that is gone among them. Nothing that was said is out of sight.
import { ArrowDown, MessageSquareText } from "lucide-react";
import { reviewWords as words } from "../../i18n/reviews";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Count } from "../../ui/notices/Badge";
import { titleOf } from "../labels";
import { describe } from "../model";
import { useDraft, useEditorContext } from "../useEditor";
import { type Remark, useRemarks } from "./queries";
import { RemarkList } from "./RemarkList";

/** The items that have a card in this language and layout. */
function useShownItems(): ReadonlySet<string> {
  const { editor, language, option } = useEditorContext();
  const own = useDraft((draft) => draft.languages[language]?.lists);
  const shared = useDraft((draft) => draft.shared.lists);
  const lists = describe(editor.section).lists.filter(({ options }) => options.includes(option));
  return new Set(lists.flatMap((list) => ((list.shared ? shared : own)?.[list.name] ?? []).map(({ id }) => id)));
}

function goTo(itemId: string): void {
  const place = document.querySelector<HTMLElement>(`[data-remarks-on="${CSS.escape(itemId)}"]`);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
}

export function SectionRemarks() {
  const { editor } = useEditorContext();
  const remarks = useRemarks(editor.section);
  const shownItems = useShownItems();
  const here = remarks.filter(({ itemId }) => !shownItems.has(itemId));
  const left = remarks.filter(({ isDone }) => !isDone);
  const below = left.find(({ itemId }) => shownItems.has(itemId));
  if (!remarks.length) return null;
  const about = (remark: Remark) => remark.itemId && <span className="remark-item">{words.elsewhere}</span>;
  return (
    <section className="section-remarks">
      <h2>
        <Icon of={MessageSquareText} />
        {words.remarks}
        <Count value={left.length} label={words.openRemarks} />
      </h2>
      <RemarkList label={words.aboutSection(titleOf(editor.section))} remarks={here} beside={about} />
      {below && (
        <Button size="small" variant="quiet" icon={ArrowDown} onClick={() => goTo(below.itemId)}>
          {words.below}
        </Button>
      )}
    </section>
  );
}

/** Beneath the cards of a list, under the name of each item that somebody spoke of. */
export function ItemRemarks({ items }: { items: readonly { id: string; name: string }[] }) {
  const { editor } = useEditorContext();
  const remarks = useRemarks(editor.section);
  const spokenOf = items.filter(({ id }) => remarks.some(({ itemId }) => itemId === id));
  return spokenOf.map(({ id, name }) => (
    <div key={id} className="item-remarks" data-remarks-on={id}>
      <h3>{words.aboutSection(name)}</h3>
      <RemarkList label={words.aboutSection(name)} remarks={remarks.filter(({ itemId }) => itemId === id)} />
    </div>
  ));
}
