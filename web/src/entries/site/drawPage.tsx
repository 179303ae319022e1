// A page that is not the server's: its owner's with his drafts, a draft shown to others. React draws it whole.
import { type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { pressEarlyButtons } from "../../site/islands/early";
import type { Page } from "../../site/page/model";
import { loadLayout } from "../../site/registry";
import { Site } from "../../site/Site";
import { visitorActions } from "./actions";

/** Its buttons work from now on, so the inline script keeps no press any more. */
function Answering({ children }: { children: ReactNode }) {
  useEffect(pressEarlyButtons, []);
  return children;
}

export async function drawPage(page: Page, place: HTMLElement): Promise<void> {
  const layout = await loadLayout(page);
  document.documentElement.classList.remove("arriving"); // all of it is laid out in any case
  createRoot(place).render(
    <Answering>
      <Site page={page} layout={layout} actions={visitorActions(page)} />
    </Answering>,
  );
}
