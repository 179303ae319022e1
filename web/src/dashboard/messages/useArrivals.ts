import { useEffect, useRef, useState } from "react";
import type { Schemas } from "../../api/client";
import { inboxWords } from "../../i18n/messages";

/** Other numbers than before: the lists are asked again. More in the inbox: said aloud. */
export function useArrivals(counts: Schemas["MessageCounts"] | undefined, refreshLists: () => void): string {
  const last = useRef(counts);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const before = last.current;
    last.current = counts;
    if (!before || !counts || before === counts) return;
    refreshLists();
    setSaid(counts.inbox > before.inbox && counts.unread > before.unread ? inboxWords.arrived : "");
  });
  return said;
}
