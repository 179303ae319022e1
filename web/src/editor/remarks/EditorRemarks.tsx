// In an editor each remark stands beside what it is about: an item's beneath its card, all others at the section's head, those
// on an item of another language or on one that is gone among them. Nothing that was said is ever out of sight.
import { MessageSquareText } from "lucide-react";
import { reviewWords as words } from "../../i18n/reviews";
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

export function SectionRemarks() {
  const { editor } = useEditorContext();
  const remarks = useRemarks(editor.section);
  const shownItems = useShownItems();
  const here = remarks.filter(({ itemId }) => !shownItems.has(itemId));
  const left = remarks.filter(({ isDone }) => !isDone).length;
  if (!remarks.length) return null;
  const about = (remark: Remark) => remark.itemId && <span className="remark-item">{words.elsewhere}</span>;
  return (
    <section className="section-remarks">
      <h2>
        <Icon of={MessageSquareText} />
        {words.remarks}
        <Count value={left} label={words.openRemarks} />
      </h2>
      <RemarkList label={words.aboutSection(titleOf(editor.section))} remarks={here} beside={about} />
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
