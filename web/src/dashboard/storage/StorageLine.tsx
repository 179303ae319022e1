// Under 'Espace utilisé' of one's data: how much of the room is taken, and the way to the rest.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { storagePath } from "../../editor/paths";
import { fileSize } from "../../i18n/format";
import { storageWords as words } from "../../i18n/storage";
import { Meter } from "./Meter";
import { storageQuery } from "./queries";

export function StorageLine() {
  const { data: storage } = useQuery(storageQuery);
  return (
    <Link className="storage-line" to={storagePath}>
      <span className="storage-line-text">
        <span>{storage ? words.line(fileSize(storage.usedBytes), fileSize(storage.mostBytes)) : "\u00a0"}</span>
        <span className="d-muted">{words.see}</span>
      </span>
      <Meter usedBytes={storage?.usedBytes ?? 0} mostBytes={storage?.mostBytes ?? 1} />
    </Link>
  );
}
