// The entries of one list: those that come, those that go, those that stay. Never by a sign or a colour alone.
import { Check, Circle, Minus, Plus } from "lucide-react";
import type { Schemas } from "../../api/client";
import { importWords as words } from "../../i18n/imports";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";

type List = Schemas["ImportList"];
type Outcome = Schemas["ImportOutcome"];

const signs = { added: Plus, removed: Minus, kept: Check, there: Check, left: Circle };
const said = {
  added: words.entryAdded,
  removed: words.entryRemoved,
  kept: words.entryKept,
  there: words.entryThere,
  left: words.entryLeft,
};
type Fate = keyof typeof signs;

function fates(list: List, outcome: Outcome | undefined): { id: string; name: string; fate: Fate }[] {
  const adds = outcome?.adds[list.name] ?? [];
  const removes = outcome?.removes[list.name] ?? [];
  const present = list.present.map(({ id, name }) => ({
    id: `present-${id}`,
    name,
    fate: removes.includes(id) ? ("removed" as const) : ("kept" as const),
  }));
  const coming = list.coming.map(({ id, name, isThere }) => ({
    id: `coming-${id}`,
    name,
    fate: adds.includes(id) ? ("added" as const) : isThere ? ("there" as const) : ("left" as const),
  }));
  return [...present, ...coming.filter(({ fate }) => fate !== "there")];
}

export function EntryLines({ label, list, outcome }: { label: string; list: List; outcome: Outcome | undefined }) {
  const surplus = outcome?.surplus[list.name];
  return (
    <div className="imp-entries">
      <h3>{label}</h3>
      <ul>
        {fates(list, outcome).map(({ id, name, fate }) => (
          <li key={id} className={classes("imp-entry", `imp-entry-${fate}`)}>
            <Icon of={signs[fate]} />
            <span className="imp-entry-name">
              <bdi dir="auto">{name || words.unnamed}</bdi>
            </span>
            <small>{said[fate]}</small>
          </li>
        ))}
      </ul>
      {surplus ? <p className="d-hint">{words.surplus(surplus)}</p> : null}
    </div>
  );
}
