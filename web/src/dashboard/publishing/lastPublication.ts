// What was last put on line from this tab: the page before it is one click away as long as nothing was saved since.
import { tabValue } from "../../api/accountState";

const kept = tabValue("lastPublication");

interface Publication {
  /** The version at which all was as before. */
  undo: number;
  /** The site's revision with it. */
  revision: number;
}

export const lastPublication = {
  note: (publication: Publication): void => kept.write(JSON.stringify(publication)),
  undoAt(revision: number): number | null {
    const last = JSON.parse(kept.read() ?? "null") as Publication | null;
    return last?.revision === revision ? last.undo : null;
  },
};
