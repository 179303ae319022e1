// A part of an island that answers nothing: the browser is sent its HTML and not its data, and React leaves it as it is.
import { createContext, type ElementType, type HTMLAttributes, type ReactNode, use } from "react";

/** In the browser: what the server wrote in each of an island's static parts, by name. */
export const StaticHtmlContext = createContext<Readonly<Record<string, string>>>({});

/** Read before React begins: should it ever draw the island anew, it puts the same HTML there again. */
export const staticHtmlIn = (host: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...host.querySelectorAll<HTMLElement>("[data-static]")].map((part) => [part.dataset.static, part.innerHTML]),
  );

interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  as: ElementType;
  /** Its own within its island. */
  name: string;
  children: ReactNode;
}

export function StaticHtml({ as: Tag, name, children, ...host }: StaticHtmlProps) {
  const html = use(StaticHtmlContext)[name];
  if (html === undefined)
    return (
      <Tag {...host} data-static={name}>
        {children}
      </Tag>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, written by our server.
  return <Tag {...host} data-static={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
