// What a visitor does nothing with but read: it stays as the server wrote it. Neither its view nor its data is sent to him
// (page/sent.ts), and no processor takes it over. Links in it work, and what comes in comes in (entrance.ts).
import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Sleep } from "../waking";
import { followEntrances } from "./entrance";

/** True where the page's data lack what is only read, because its HTML is there. */
export const IsAbridgedContext = createContext(false);

interface KeptProps extends HTMLAttributes<HTMLElement> {
  as: ElementType;
  /** A selector that finds it in the document. */
  at: string;
  /** While this lasts nobody looks at it. */
  sleep?: Sleep | undefined;
}

/** An element with the server's HTML. Should React ever draw the whole page anew, it puts the same HTML there again. */
export function Kept({ as: Tag, at, sleep, ...props }: KeptProps) {
  const element = useRef<HTMLElement>(null);
  const [written] = useState(() => ({ __html: document.querySelector(at)?.innerHTML ?? "" }));

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const follow = () => {
      if (element.current && !isGone) stop = followEntrances(element.current);
    };
    if (sleep) void sleep.over.then(follow);
    else follow();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [sleep]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, written by our server.
  return <Tag {...props} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={written} />;
}

interface OnlyReadProps extends HTMLAttributes<HTMLElement> {
  as: ElementType;
  at: string;
  children: ReactNode;
}

/** A part of a section; where visitors only read all of it, its description says so (`only_read_in`). */
export function OnlyRead({ as: Tag, at, children, ...props }: OnlyReadProps) {
  return use(IsAbridgedContext) ? <Kept as={Tag} at={at} {...props} /> : <Tag {...props}>{children}</Tag>;
}
