// The public page's start in the browser: hydrate what the server sent, then let in what is the visitor's own.
import "../site/base.css";
import "./page.css";
import { hydrateRoot } from "react-dom/client";
import { loadLayout } from "../site/registry";
import { Site } from "../site/Site";
import { visitorActions } from "./site/actions";
import { readPage } from "./site/data";
import { followStoredChanges } from "./site/freshness";
import { rememberLanguage } from "./site/visitor";
import { reportVitals } from "./site/vitals";

async function start() {
  const page = readPage();
  const root = document.getElementById("root");
  if (!page || !root) return;
  const layout = await loadLayout(page.option);
  hydrateRoot(root, <Site page={page} layout={layout} actions={visitorActions(page)} />);
  rememberLanguage(page);
  followStoredChanges();
  reportVitals(page);
}

void start();
