// Hydrates the islands of the server's page when they are wanted (triggers.ts) or touched. What a visitor presses in one that
// does not answer yet is kept and done as soon as it does.
import type { SiteActions } from "../context";
import { loadChunk } from "../loadChunk";
import { usesReducedMotion } from "../parts/motion";
import type { ClientData } from "./clientData";
import { pressEarlyButtons } from "./early";
import { islands } from "./registry";
import { whenDue } from "./triggers";

/** `isDue`: it was looked at for as long as its first step takes, so it moves on at once. */
type Hydrate = (host: HTMLElement, isDue: boolean) => Promise<() => void>;

const touches = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;

/** An island that is not hydrated: what was done in it until now. */
interface Waiting {
  isLoading: boolean;
  /** The latest of each: how the pointer came, and of which kind it is. */
  pointer: Map<string, Event>;
  presses: Event[];
}

const again = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);

/** Clicks on plain buttons, and forms that are sent: what only the island's script can answer. */
function isPress(event: Event): boolean {
  if (event.type === "submit") return true;
  const button = event.type === "click" && (event.target as Element).closest("button");
  return button ? button.type === "button" : false;
}

function replay(host: HTMLElement, { pointer, presses }: Waiting): void {
  const over = pointer.get("pointerover");
  if (over && host.matches(":hover")) over.target?.dispatchEvent(again(over));
  const focused = document.activeElement;
  if (focused && host.contains(focused)) focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const press of presses) {
    const target = press.target as HTMLElement;
    if (!target.isConnected) continue;
    if (press.type === "submit") (target as HTMLFormElement).requestSubmit((press as SubmitEvent).submitter);
    else {
      const down = pointer.get("pointerdown");
      if (down?.target === target) target.dispatchEvent(again(down));
      target.dispatchEvent(again(press));
    }
  }
}

/** Answers how to stop: islands that are hydrated are taken away, the others stay HTML. */
export function followIslands(root: HTMLElement, hydrate: Hydrate): () => void {
  const waiting = new Map<Element, Waiting>();
  const stops: (() => void)[] = [];
  let isStopped = false;

  const start = (host: HTMLElement, isDue: boolean) => {
    const island = waiting.get(host);
    if (!island || island.isLoading) return;
    island.isLoading = true;
    // Where the pointer or the focus is it stands still.
    hydrate(host, isDue && !host.matches(":hover, :focus-within")).then(
      (stop) => {
        if (isStopped) return stop();
        stops.push(stop);
        waiting.delete(host);
        replay(host, island);
      },
      (reason: unknown) => {
        console.warn("island not hydrated", reason);
        waiting.delete(host); // its links and its form work without
        for (const { type, target } of island.presses) if (type === "submit") (target as HTMLFormElement).submit();
      },
    );
  };
  const touched = (event: Event) => {
    const host = event.target instanceof Element && event.target.closest<HTMLElement>("[data-island]");
    const island = host && waiting.get(host);
    if (!host || !island) return;
    if (isPress(event)) {
      event.preventDefault();
      // Sent twice by an impatient visitor, a form is still one message.
      const isSent = island.presses.some(({ type, target }) => type === "submit" && target === event.target);
      if (event.type !== "submit" || !isSent) island.presses.push(event);
    } else island.pointer.set(event.type, event);
    if (event.type !== "pointerover") start(host, false);
  };
  for (const touch of touches) root.addEventListener(touch, touched, true);
  stops.push(() => {
    for (const touch of touches) root.removeEventListener(touch, touched, true);
  });
  for (const host of root.querySelectorAll<HTMLElement>("[data-island]")) {
    waiting.set(host, { isLoading: false, pointer: new Map(), presses: [] });
    const { playsAfter } = host.dataset;
    const playsAfterMs = playsAfter === undefined || usesReducedMotion() ? null : Number(playsAfter);
    stops.push(whenDue(host, playsAfterMs, (isDue) => start(host, isDue)));
  }
  pressEarlyButtons();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

export function startIslands(
  root: HTMLElement,
  { page, islands: props }: ClientData,
  actions: SiteActions,
): () => void {
  return followIslands(root, async (host, isDue) => {
    const name = host.dataset.island ?? "";
    const load = islands[name];
    if (!load) throw new Error(`no island is called ${name}`);
    const [{ hydrateIsland }, view] = await Promise.all([loadChunk(() => import("./hydrate")), loadChunk(load)]);
    return hydrateIsland({ host, name, view: view as never, props: props[name] ?? {}, page, actions, isDue });
  });
}
