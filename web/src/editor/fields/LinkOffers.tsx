// Links that could stand where none does: one click takes one, and nothing takes one by itself.
import { Link2 } from "lucide-react";
import { editorWords } from "../../i18n/editor";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import type { Item, ListDescription } from "../model";
import { offeredFor } from "../offeredLinks";
import { useEditorContext } from "../useEditor";
import { cardName } from "./itemRules";
import "./items.css";

const words = editorWords.offeredLink;

interface OfferedLinkProps {
  /** '' offers nothing. */
  link: string;
  inputId: string;
  onTake(link: string): void;
}

/** At the field, while an entry is written. */
export function OfferedLink({ link, inputId, onTake }: OfferedLinkProps) {
  if (!link) return null;
  const take = () => {
    onTake(link);
    // The button goes with its offer: whoever pressed it goes on in the field.
    document.getElementById(inputId)?.focus();
  };
  return (
    <p className="link-offer">
      <span>
        {words.says} <bdi dir="ltr">{link}</bdi>
      </span>
      <Button variant="quiet" onClick={take}>
        {words.take}
      </Button>
    </p>
  );
}

/** Beneath the cards, for entries that stand in the list. */
export function LinkOffers({ list, items }: { list: ListDescription; items: readonly Item[] }) {
  const { editor, language } = useEditorContext();
  const field = list.fields.find((one) => one.offered_from);
  if (!field) return null;
  const offers = items.flatMap((item, place) => {
    const link = offeredFor(field, item);
    return link ? [{ item, link, name: cardName(editor.section, list, item, place) }] : [];
  });
  if (!offers.length) return null;
  return (
    <div className="link-offers">
      <h3>
        <Icon of={Link2} /> {words.title}
      </h3>
      <p className="editor-hint">{words.about}</p>
      <ul>
        {offers.map(({ item, link, name }) => (
          <li key={item.id} className="link-offer">
            <span>
              <b>{name}</b> <bdi dir="ltr">{link}</bdi>
            </span>
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                // The button goes with its offer: whoever pressed it goes on from the cards above.
                currentTarget.closest("section")?.querySelector<HTMLElement>(".item-list")?.focus();
                editor.setItemValue(list, language, item.id, field.name, link);
              }}
            >
              {words.take}
              <span className="sr"> {words.takenFor(name)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
