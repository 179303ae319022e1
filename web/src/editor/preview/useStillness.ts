// While the owner types, the preview's carousels stand still: their steps would take the frames that the letters need.
import { useEffect, useState } from "react";

const STILL_MS = 1500;

export function useStillness(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setStill(false), STILL_MS);
      setStill(true);
    };
    // Last, not first: drawn before React has heard of the letter, its field would be drawn without it.
    window.addEventListener("input", hold);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("input", hold);
    };
  }, []);
  return isStill;
}
