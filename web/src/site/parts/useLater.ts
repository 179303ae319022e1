// A part of the page that comes in a chunk of its own once it is wanted. Not React's lazy(): its boundary holds the part back
// for a third of a second, and throws where the chunk fails; here what is shown already simply stays.
import { useEffect, useState } from "react";

export function useLater<T>(load: () => Promise<{ default: T }>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (isMissing)
      load().then(
        ({ default: part }) => setLoaded({ part }),
        (reason: unknown) => console.warn("part not loaded", reason),
      );
  }, [isMissing, load]);
  return loaded?.part ?? null;
}
