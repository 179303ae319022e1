// A section's script starts when the section comes near the window or is touched. Until then what the server wrote stands:
// it is complete, and a phone's processor is spared the taking over of what nobody looks at (docs/decisions/first-paint.md).
import { createContext, type ReactNode, Suspense, use } from "react";
import type { PageSection } from "../contract/types.gen";

export interface Sleep {
  isOver: boolean;
  over: Promise<void>;
}

/** The sections that sleep. None do on the server, in previews and on the owner's own page. */
export const SleepContext = createContext<ReadonlyMap<PageSection, Sleep>>(new Map());

function Awake({ name, children }: WakingProps) {
  const sleep = use(SleepContext).get(name);
  // Asked first: a click that wakes the section is answered by it at once, before any promise is told.
  if (sleep && !sleep.isOver) use(sleep.over);
  return children;
}

interface WakingProps {
  name: PageSection;
  children: ReactNode;
}

/** React leaves a suspended part of the server's HTML as it is. No change may reach it from above before it is awake. */
export const Waking = ({ name, children }: WakingProps) => (
  <Suspense>
    <Awake name={name}>{children}</Awake>
  </Suspense>
);
