// While the owner types, the preview's carousels stand still: their steps would take the frames that the letters need.
import { useEffect, useState } from "react";

const REST_MS = 1500;

export function useRest(): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setResting(false), REST_MS);
      setResting(true);
    };
    // Last, not first: drawn before React has heard of the letter, its field would be drawn without it.
    window.addEventListener("input", rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("input", rest);
    };
  }, []);
  return isResting;
}
