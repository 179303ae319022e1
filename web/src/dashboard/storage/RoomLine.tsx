// On the landing: how much of the room is taken, and the way to the rest.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { storagePath } from "../../editor/paths";
import { fileSize } from "../../i18n/format";
import { roomWords as words } from "../../i18n/room";
import { Meter } from "./Meter";
import { roomQuery } from "./queries";

export function RoomLine() {
  const { data: room } = useQuery(roomQuery);
  return (
    <Link className="room-line" to={storagePath}>
      <span className="room-line-text">
        <span>{words.title}</span>
        <span className="d-muted">
          {room ? words.line(fileSize(room.usedBytes), fileSize(room.mostBytes)) : "\u00a0"}
        </span>
      </span>
      <Meter usedBytes={room?.usedBytes ?? 0} mostBytes={room?.mostBytes ?? 1} />
    </Link>
  );
}
