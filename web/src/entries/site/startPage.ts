// The start of the server's page in the browser: its frame follows the visitor, its islands wait to be wanted.

import type { ClientData } from "../../site/islands/clientData";
import { startIslands } from "../../site/islands/startIslands";
import { followShell } from "../../site/parts/shell/followShell";
import { visitorActions } from "./actions";

/** Answers how to stop, before another page takes its place. */
export function startPage(root: HTMLElement, data: ClientData): () => void {
  const actions = visitorActions(data.page);
  const stopShell = followShell(root, actions);
  const stopIslands = startIslands(root, data, actions);
  return () => {
    stopShell();
    stopIslands();
  };
}
