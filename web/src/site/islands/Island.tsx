// A part of the page that answers a visitor. The server writes it as a place with HTML of its own, the browser hydrates that
// place alone (startIslands.ts); what stands around it is HTML and never React's (docs/decisions/islands.md).
import { type ComponentType, createContext, type ElementType, type HTMLAttributes, use } from "react";

export interface WrittenIsland {
  name: string;
  view: ComponentType<object>;
  props: object;
  sent: object;
}

/** Where the server collects the islands of a page. null where React draws the page whole: previews, drafts, the gallery. */
export const WrittenIslandsContext = createContext<WrittenIsland[] | null>(null);

/** Stands in the page until the island's own HTML takes its place (renderSite.tsx). */
export const placeholderOf = (name: string): string => `<!--island ${name}-->`;

interface IslandProps<Props extends object> extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** By which the browser finds its script (registry.ts). A page has one of each. */
  name: string;
  view: ComponentType<Props>;
  props: Props;
  /** What the browser is sent of them, where that is not all: the rest is in static parts (StaticHtml.tsx). Plain data. */
  sent?: object;
  /** It moves by itself: how long it is in sight before it may. */
  playsAfterMs?: number;
}

export function Island<Props extends object>(island: IslandProps<Props>) {
  const { as: Tag = "div", name, view: View, props, sent = props, playsAfterMs, ...host } = island;
  const written = use(WrittenIslandsContext);
  if (!written)
    return (
      <Tag {...host}>
        <View {...props} />
      </Tag>
    );
  written.push({ name, view: View as ComponentType<object>, props, sent });
  return (
    <Tag
      {...host}
      data-island={name}
      data-plays-after={playsAfterMs}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a comment of ours, which the island's HTML replaces.
      dangerouslySetInnerHTML={{ __html: placeholderOf(name) }}
    />
  );
}
