// 'Place': how much room the site has, what takes it, and what can be had back.
import { useQuery } from "@tanstack/react-query";
import { fileSize } from "../../i18n/format";
import { roomWords as words } from "../../i18n/room";
import { Notice } from "../../ui/notices/Notice";
import { Loading } from "../../ui/notices/Spinner";
import { useAccount } from "../account/session/session";
import { VerificationReminder } from "../account/session/VerificationReminder";
import { LoadFailed } from "../screens/LoadFailed";
import { useTitle } from "../useTitle";
import { Largest } from "./Largest";
import { leadOf, levelOf, warningOf } from "./level";
import { Meter } from "./Meter";
import { Parts } from "./Parts";
import { type Room, roomQuery } from "./queries";
import { SpareRoom } from "./SpareRoom";
import "./room.css";

function Head({ room: { usedBytes, mostBytes, paidBytes, isUnconfirmed } }: { room: Room }) {
  const account = useAccount();
  const warning = warningOf({ usedBytes, mostBytes });
  return (
    <header>
      <h1>{words.title}</h1>
      <p>
        {leadOf({ usedBytes, mostBytes })}
        {paidBytes !== null && ` ${words.paid(fileSize(paidBytes))}`}
      </p>
      <Meter usedBytes={usedBytes} mostBytes={mostBytes} />
      {warning && (
        <Notice tone={levelOf({ usedBytes, mostBytes }) === "full" ? "bad" : "warning"} role="status">
          {warning}
        </Notice>
      )}
      {isUnconfirmed && <VerificationReminder account={account} text={words.unconfirmed} />}
    </header>
  );
}

export function RoomScreen() {
  useTitle(words.title);
  const { data: room, error, refetch } = useQuery(roomQuery);
  if (error && !room) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!room) return <Loading />;
  return (
    <div className="room">
      <Head room={room} />
      <div className="room-columns">
        <div className="room-stack">
          <SpareRoom spare={room.spare} />
          <Parts room={room} />
        </div>
        <Largest files={room.files} />
      </div>
      <p className="room-end">{words.whatCounts}</p>
    </div>
  );
}
