// Whoever leaves while files are on their way is asked: by the browser when the page goes, by us inside the dashboard.
import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { mediaWords } from "../i18n/media";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog";
import { isAnyUnderWay } from "../ui/upload/underWay";

const askBrowser = (event: BeforeUnloadEvent) => {
  if (isAnyUnderWay("box", "queue")) event.preventDefault();
};

export function LeaveGuard({ action, onAnswered }: { action: (() => void) | null; onAnswered(): void }) {
  useEffect(() => {
    window.addEventListener("beforeunload", askBrowser);
    return () => window.removeEventListener("beforeunload", askBrowser);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAnyUnderWay("box", "queue"),
  );
  const leave = () => {
    action?.();
    onAnswered();
    blocker.proceed?.();
  };
  const stay = () => {
    onAnswered();
    blocker.reset?.();
  };
  return (
    <ConfirmDialog
      isOpen={action !== null || blocker.state === "blocked"}
      title={mediaWords.leaving.title}
      description={mediaWords.leaving.text}
      confirmLabel={mediaWords.leaving.leave}
      cancelLabel={mediaWords.leaving.stay}
      isDanger
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

/** For what takes the boxes away without another address: a change of language. */
export function useAskedBefore() {
  const [action, setAction] = useState<(() => void) | null>(null);
  const ask = (next: () => void) => {
    if (isAnyUnderWay("box")) setAction(() => next);
    else next();
  };
  return { ask, guard: <LeaveGuard action={action} onAnswered={() => setAction(null)} /> };
}
