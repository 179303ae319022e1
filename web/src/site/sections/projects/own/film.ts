// From a film's link to the player that shows it, by the server's own table (content/films.py).
import { filmRules } from "../../../../contract/films.gen";

export interface Player {
  kind: "frame" | "file";
  src: string;
  /** Whose it is: said to visitors before anything is fetched there. */
  host: string;
}

/** null: no film that a page can play. */
export function playerOf(link: string): Player | null {
  for (const { kind, pattern, player } of filmRules) {
    const found = new RegExp(pattern).exec(link);
    if (!found) continue;
    const src = player.replace(/\$(\d)/g, (_sign, place: string) => found[Number(place)] ?? "");
    // The server's V8 knows no URL.
    return { kind, src, host: src.replace(/^https:\/\/([^/]+).*$/, "$1") };
  }
  return null;
}
