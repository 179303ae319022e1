// The start of a page that stands alone, as a file without a server: what the public page's own does, and nothing that asks
// for anything. One classic script with all three layouts in it: from a folder on a disk browsers load no modules.
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { layouts } from "../site/sections/layouts.gen";
import { visitorActions } from "./site/actions";
import { readPage } from "./site/data";
import { layOutTheRest } from "./site/layingOut";
import { PublicPage } from "./site/PublicPage";
import { putToSleep } from "./site/sleeping";
import { rememberLanguage } from "./site/visitor";

const page = readPage();
const element = document.getElementById("root");
if (page && element) {
  const shown = (
    <PublicPage
      page={page}
      layout={layouts[page.option]}
      actions={visitorActions(page)}
      sleeping={putToSleep(element)}
    />
  );
  startTransition(() => {
    hydrateRoot(element, shown);
  });
  layOutTheRest(element);
  rememberLanguage(page);
}
