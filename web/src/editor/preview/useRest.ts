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
    window.addEventListener("input", rest, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("input", rest, true);
    };
  }, []);
  return isResting;
}
