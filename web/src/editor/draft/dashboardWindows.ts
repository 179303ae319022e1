// The other windows of this browser in which the same dashboard is open: told when something was saved here.
import { tabId } from "./local";

const NAME = "vitrine-saved";

export const dashboardWindows = {
  tell(): void {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(tabId);
    channel.close();
  },
  /** Until the returned function is called. */
  listen(onSaved: () => void): () => void {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => data !== tabId && onSaved();
    return () => channel.close();
  },
};
