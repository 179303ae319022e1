// Back in the browser closes what lies over the page, instead of leaving the page (phones have no other habit).
import { useEffect, useRef } from "react";

const MARK = "over";

/** For as long as who calls it is there. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    history.pushState({ [MARK]: true }, "");
    const onBack = () => latest.current();
    addEventListener("popstate", onBack);
    return () => {
      removeEventListener("popstate", onBack);
      // Closed by hand: the step that was added is taken back.
      if (history.state?.[MARK]) history.back();
    };
  }, []);
}
