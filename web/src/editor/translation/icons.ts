// A drawing for each state: never by colour alone.
import { Check, CircleDashed, Copy, History } from "lucide-react";

export const stateIcons = { filled: Check, stale: History, copied: Copy, empty: CircleDashed } as const;
