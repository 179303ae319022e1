// What takes the room, the largest first: each with its size, and a bar that shows it at a glance.
import { Link } from "react-router";
import { fileSize } from "../../i18n/format";
import { storageWords as words } from "../../i18n/storage";
import { joined, nameOf, placeOf } from "./naming";
import type { SiteStorage } from "./queries";

export function Parts({ storage }: { storage: SiteStorage }) {
  const parts = joined(storage.parts);
  const most = parts[0]?.bytes ?? 1;
  return (
    <section className="d-box d-card" aria-labelledby="storage-parts">
      <h2 id="storage-parts">{words.parts}</h2>
      {parts.length === 0 && <p className="d-muted">{words.nothing}</p>}
      <ul className="storage-parts">
        {parts.map((part) => {
          const place = placeOf(part);
          const name = nameOf(part);
          return (
            <li key={`${part.kind} ${part.section} ${part.name}`}>
              <span className="storage-part-name">
                {place ? <Link to={place}>{name}</Link> : name}
                {part.files > 0 && <small>{words.count(part.files)}</small>}
              </span>
              <b>{fileSize(part.bytes)}</b>
              <span className="storage-bar" aria-hidden="true">
                <i style={{ width: `${Math.max(1, (part.bytes / most) * 100)}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
