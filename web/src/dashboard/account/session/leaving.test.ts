// Every way in which an account leaves a page, and everything that the page keeps of it: nothing reaches the next owner.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountSignal, forgetAccount, rememberAccount } from "../../../api/accountState";
import { api, type Schemas } from "../../../api/client";
import { keepDraft } from "../../../editor/draft/autosave";
import { draftMarks } from "../../../editor/draft/draftBadges";
import { openEditors } from "../../../editor/draft/openEditors";
import { editorLanguage } from "../../../editor/editorLanguage";
import { setHighDefinition } from "../../../editor/fields/definition";
import { knownMedia, rememberMedia } from "../../../editor/media";
import { siteTheme } from "../../../editor/siteTheme";
import type { Editor } from "../../../editor/store";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { toastList } from "../../../ui/notices/toastList";
import { publishingPanel } from "../../publishing/panel";
import { queryClient } from "../../queryClient";
import { askForProof } from "./askForProof";
import { account, answer, FakeWorld, signedOut } from "./fakeWorld";
import "./session";
import { SessionStore } from "./sessionStore";

// The tabs' channel is opened as the module is read, and happy-dom has none.
await vi.hoisted(async () => vi.stubGlobal("BroadcastChannel", (await import("node:worker_threads")).BroadcastChannel));

const picture = { id: "m".repeat(32), url: "/m/a.png", contentType: "image/png" } as Schemas["MediaOut"];

/** One line for each name that is registered: how it is filled, and what is found there afterwards. */
const kept: Record<string, { fill: () => void; read: () => unknown }> = {
  siteTheme: { fill: () => siteTheme.choose(2), read: () => siteTheme.read() },
  draftMarks: { fill: () => draftMarks.set("home", true), read: () => draftMarks.isSeen("home") || null },
  media: { fill: () => rememberMedia([picture]), read: () => knownMedia()[picture.id] ?? null },
  queries: {
    fill: () => queryClient.setQueryData(["site"], {}),
    read: () => queryClient.getQueryData(["site"]) ?? null,
  },
  toasts: { fill: () => toastSuccess("Enregistré"), read: () => toastList.read()[0] ?? null },
  openEditors: { fill: () => openEditors.enter({} as Editor), read: () => openEditors.read()[0] ?? null },
  publishingPanel: { fill: publishingPanel.open, read: () => publishingPanel.isOpen() || null },
  layoutToken: {
    fill: () => localStorage.setItem("selectedOption", "sealed"),
    read: () => localStorage.getItem("selectedOption"),
  },
};

/** Besides whose they are. */
const valuesInTab = () =>
  Object.keys(sessionStorage)
    .filter((key) => key !== "account.uid")
    .map((key) => key.replace("account.", ""))
    .sort();

/** In each of them account 'a' works here first. */
const ways: Record<string, (store: SessionStore, world: FakeWorld) => Promise<unknown> | undefined> = {
  "signs out here": (store) => store.signOut(),
  "signs out in another tab": async (store) => store.hear({ kind: "signedOut" }),
  "is deleted, or an operator takes it back by mail": async (store) => store.accountGone(),
  "sets another password": async (store) => store.forget(),
  "is ended by the server, and its owner leaves": async (store) => {
    void store.signedInAgain();
    store.forget();
  },
  "is ended by the server, and somebody else signs in at once": async (store, world) => {
    void store.signedInAgain();
    world.signIn.mockResolvedValue(answer(account("b")));
    await store.signIn("b@kerbrat.studio", "atelier");
  },
  "is ended at a refresh, and somebody else signs in at once": async (store, world) => {
    world.refresh.mockRejectedValue(signedOut());
    vi.setSystemTime(Date.now() + 4_000_000);
    await store.refresh();
    store.enter(answer(account("b")));
  },
  "is followed by somebody else in another tab": async (store, world) => {
    world.read.mockResolvedValue(answer(account("b")));
    store.hear({ kind: "changed" });
    await vi.advanceTimersByTimeAsync(0);
  },
  "is gone when the page is opened anew": async (_store, world) => {
    world.read.mockResolvedValue(answer(null));
    await new SessionStore(world).restore();
  },
  "is followed by somebody else before the page is opened anew": async (_store, world) => {
    world.read.mockResolvedValue(answer(account("b")));
    await new SessionStore(world).restore();
  },
};

let world: FakeWorld;
let store: SessionStore;

beforeEach(async () => {
  vi.useFakeTimers();
  forgetAccount();
  world = new FakeWorld(vi);
  Object.assign(world, { forgetAccount, rememberAccount });
  store = new SessionStore(world);
  await store.restore();
});

describe.each(Object.entries(ways))("an account that %s", (_way, leave) => {
  it.each(Object.keys(kept))("leaves nothing in %s", async (name) => {
    kept[name]?.fill();
    expect(kept[name]?.read()).not.toBeNull();
    await leave(store, world);
    expect(kept[name]?.read()).toBeNull();
  });

  it("leaves nothing in the tab's storage", async () => {
    siteTheme.choose(2);
    editorLanguage.write("EN");
    setHighDefinition(false);
    // A module that the page has not loaded since it was opened anew wrote this one.
    sessionStorage.setItem("account.elsewhere", "2");
    const written = ["dashboardTheme", "editorDefinition", "editorLanguage", "elsewhere"];
    expect(valuesInTab()).toEqual(written);
    await leave(store, world);
    expect(valuesInTab()).toEqual([]);
  });

  it("sends nothing of its own as the next one", async () => {
    const put = vi.spyOn(api, "PUT").mockResolvedValue({} as never);
    let type = () => {};
    const subscribe = (listener: () => void) => {
      type = listener;
      return () => {};
    };
    const close = keepDraft({
      ...{ place: "home", isOnServer: false, isChanged: () => true, subscribe, settled: () => Promise.resolve() },
      ...{ keepHere: () => {}, dropHere: () => {}, forServer: () => ({ baseRevision: 1, content: {} }) },
    });
    const proof = askForProof(["password"]);
    const signal = accountSignal();
    type();
    await leave(store, world);
    close();
    window.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([put.mock.calls.length, await proof, signal.aborted]).toEqual([0, false, true]);
  });
});

it("keeps everything while the same owner signs in again, and when he opens the page anew", async () => {
  siteTheme.choose(2);
  const refused = store.signedInAgain();
  await store.signIn("a@kerbrat.studio", "atelier");
  expect([await refused, siteTheme.read()]).toEqual([true, 2]);
  await new SessionStore(world).restore();
  expect(siteTheme.read()).toBe(2);
});

it("repeats no refused call for another account than its own", async () => {
  const refused = store.signedInAgain();
  store.forget();
  store.enter(answer(account("b")));
  expect(await refused).toBe(false);
});

const sources = import.meta.glob<string>("/src/{api,dashboard,editor}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = Object.entries(sources).filter(([path]) => !/\.test\.|\.gen\.|fakeWorld|api\/accountState/.test(path));

it("knows everything that modules keep of an account", () => {
  const registers = modules.flatMap(([, text]) =>
    [...text.matchAll(/\b(?:accountState|onAccountGone)(?:<.+?>)?\(\s*"(\w+)"/g)].map((found) => found[1]),
  );
  // Calls under way: 'sends nothing of its own as the next one'.
  const underWay = ["askedProof", "callsAwaitingProof", "mediaAskedFor"];
  const inStorage = ["definition"];
  expect([...Object.keys(kept), ...underWay, ...inStorage].sort()).toEqual(registers.sort());
});

/** Kept by a module, and no account's: said here why. */
const nobodys: Record<string, string> = {
  "dashboard/account/session/askForProof.ts waiting": "answered when the account goes",
  "dashboard/account/session/session.ts isRestored": "whether this page has asked yet",
  "dashboard/account/session/session.ts sent": "calls under way",
  "dashboard/language/language.ts settledFor": "names its account",
  "dashboard/site-settings/languageList.ts all": "the names of all languages",
  "editor/draft/draftQueue.ts lines": "calls under way, which look at their account",
  "editor/draft/local.ts sentCount": "a number",
  "editor/draft/local.ts lastWritten": "names its site and key",
  "editor/media.ts asked": "emptied when the account goes",
  "editor/media.ts wanted": "emptied when the account goes",
  "editor/rich/RichField.tsx loaded": "code",
  "editor/siteTheme.ts undoable": "the open editor's, until it closes",
};

it("lets no module keep anything else", () => {
  const found = modules.flatMap(([path, text]) =>
    [...text.matchAll(/^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=\n]+)? = (?:new (?:Map|Set)[^\n]*\(\)|\[\]);)/gm)]
      .map((match) => match[1] ?? match[2])
      .filter((name) => name !== "listeners" && !name?.startsWith("no"))
      .map((name) => `${path.replace("/src/", "")} ${name}`),
  );
  expect(found.sort()).toEqual(Object.keys(nobodys).sort());
  const inStorage = modules.filter(([, text]) => text.includes("sessionStorage.")).map(([path]) => path);
  expect(inStorage).toEqual([]);
});
