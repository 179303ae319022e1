// How full: the bar is for the eye, the words beside it say the same.
import { type Level, levelOf, partOf } from "./level";
import "./storage.css";

const classOf: Record<Level, string> = { calm: "storage-calm", filling: "storage-filling", full: "storage-full" };

export function Meter({ usedBytes, mostBytes }: { usedBytes: number; mostBytes: number }) {
  const taken = { usedBytes, mostBytes };
  return (
    <span className={`storage-meter ${classOf[levelOf(taken)]}`} aria-hidden="true">
      <i style={{ width: `${Math.min(1, partOf(taken)) * 100}%` }} />
    </span>
  );
}
