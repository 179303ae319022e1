// How full a site is, and from when on its owner is told: unasked from four fifths on, urgently near the end.
import { fileSize } from "../../i18n/format";
import { storageWords as words } from "../../i18n/storage";

export type Level = "calm" | "filling" | "full";

const FILLING = 0.8;
const FULL = 0.95;

interface Taken {
  usedBytes: number;
  mostBytes: number;
}

export const partOf = ({ usedBytes, mostBytes }: Taken): number => (mostBytes > 0 ? usedBytes / mostBytes : 1);

export function levelOf(taken: Taken): Level {
  const part = partOf(taken);
  return part >= FULL ? "full" : part >= FILLING ? "filling" : "calm";
}

export function leadOf({ usedBytes, mostBytes }: Taken): string {
  const [used, most] = [fileSize(usedBytes), fileSize(mostBytes)];
  if (usedBytes >= mostBytes) return words.leadFull(most);
  const left = fileSize(mostBytes - usedBytes);
  // As rounded as it is written, all would be left of which some is taken.
  return left === most ? words.leadLittle(used, most) : words.lead(used, most, left);
}

/** What the owner is warned of, or nothing. */
export function warningOf(taken: Taken): string | null {
  const { usedBytes, mostBytes } = taken;
  if (usedBytes > mostBytes) return words.over(fileSize(usedBytes - mostBytes));
  if (usedBytes === mostBytes) return words.taken;
  const level = levelOf(taken);
  if (level === "calm") return null;
  return level === "full" ? words.full : words.filling(Math.floor(partOf(taken) * 100));
}
