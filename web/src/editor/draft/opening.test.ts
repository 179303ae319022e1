import { afterEach, expect, describe as group, it, vi } from "vitest";
import { forgetAccount } from "../../api/accountState";
import { api } from "../../api/client";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { type Contents, type DraftState, emptyContent, type Item, type LanguageContent } from "../model";
import { differences } from "../saving/conflict";
import { draftMarks } from "./draftBadges";
import { dropLocally, keepLocally, tabId } from "./local";
import { openDraft, type ServerDraft, type StoredSite } from "./opening";
import { nothingChosen } from "./pendingAppearance";
import { dropLeftOvers } from "./useLeftOvers";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => {
  kept.clear();
  forgetAccount();
});

const keys = { site: "mine", keys: [new Uint8Array(32).fill(7)] };
const written = (heading: string, items: Item[] = []): LanguageContent => {
  const empty = emptyContent("skills");
  return { texts: { ...empty.texts, heading }, lists: { skills: items } };
};
const contents = (heading: string, items?: Item[]): Contents => ({
  languages: { FR: written(heading, items), EN: written("Skills") },
  shared: { styles: {}, settings: {}, lists: {} },
});
const drafted = (said: Partial<DraftState> = {}, heading = "Savoir-faire"): DraftState => ({
  ...contents(heading),
  ...nothingChosen,
  forms: {},
  ...said,
});
const site = (saved: Contents, revision = 5): StoredSite => ({
  snapshot: {
    option: "option1",
    themeIndex: 2,
    showsBadge: true,
    languages: ["FR", "EN"],
    sections: { skills: saved },
  } as never as SiteSnapshot,
  revisions: { skills: revision },
});
const onServer = (content: unknown, tab = "phone", baseRevision = 4): ServerDraft => ({
  ...{ section: "skills", baseRevision, tab },
  content: content as Record<string, unknown>,
});
const open = (stored: StoredSite, ...drafts: ServerDraft[]) => openDraft("skills", stored, { ...keys, drafts });

group("a draft that says what is saved", () => {
  const none = { isDraft: false, staleBase: null };

  it.each([4, 5, 9])("is none, whatever revision it began on (%i)", (base) => {
    keepLocally("skills", keys, base, drafted());
    expect(open(site(contents("Savoir-faire")))).toMatchObject({ ...none, isLeftHere: true, isLeftThere: false });
    dropLocally("skills");
    const opening = open(site(contents("Savoir-faire")), onServer(drafted(), "phone", base));
    expect(opening).toMatchObject({ ...none, isLeftHere: false, isLeftThere: true });
  });

  it("is none in the server's order of keys, and without what is empty", () => {
    const typed = { title: "Affiche", image: "1".repeat(32), description: "", alt: "", imageFocus: null, id: "a" };
    const stored = { id: "a", alt: "", title: "Affiche", description: "", image: "1".repeat(32) };
    const texts = { heading: "Savoir-faire", headingMarks: "b0-3" };
    const styles = { heading: { sizeRem: 3, weight: null }, item: null };
    const mine = contents("", [typed]);
    const draft = drafted({ ...mine, shared: { ...mine.shared, styles: styles as never } });
    draft.languages.FR = { ...written("", [typed]), texts: { ...written("").texts, ...texts } };
    const theirs = contents("", [stored]);
    theirs.languages.FR = { texts, lists: { skills: [stored] } };
    theirs.shared.styles = { heading: { sizeRem: 3 } };
    keepLocally("skills", keys, 4, draft);
    expect(open(site(theirs))).toMatchObject({ ...none, isLeftHere: true });
    expect(differences("skills", draft, theirs, null)).toEqual([]);
  });

  it("is none when all it chose for the page is what the site has by now", () => {
    keepLocally("skills", keys, 4, drafted({ layout: "option1", theme: 2, badge: true }));
    expect(open(site(contents("Savoir-faire")))).toMatchObject(none);
  });

  it("is none when a save has left of it what was not changed", () => {
    expect(open(site(contents("Savoir-faire")), onServer({ languages: { EN: written("Skills") } }))).toMatchObject(
      none,
    );
  });

  it("hides no draft of another device", () => {
    keepLocally("skills", keys, 4, drafted());
    const opening = open(site(contents("Savoir-faire")), onServer(drafted({}, "Du téléphone")));
    expect(opening).toMatchObject({ isDraft: true, staleBase: 4, isLeftHere: true, isLeftThere: false });
    expect(opening.draft.languages.FR?.texts.heading).toBe("Du téléphone");
  });

  it("brings back nothing older that the same window had sent", () => {
    keepLocally("skills", keys, 4, drafted());
    const opening = open(site(contents("Savoir-faire")), onServer(drafted({}, "Savoir"), tabId));
    expect(opening).toMatchObject({ ...none, isLeftHere: true, isLeftThere: true });
  });
});

group("a draft that says something else", () => {
  it("stays one on an older revision, and both are shown", () => {
    keepLocally("skills", keys, 4, drafted({}, "Le mien"));
    const opening = open(site(contents("Enregistré ailleurs")));
    expect(opening).toMatchObject({ isDraft: true, staleBase: 4, isLeftHere: false });
    expect(opening.draft.languages.FR?.texts.heading).toBe("Le mien");
  });

  it("stays one where it was typed on after the save was sent", () => {
    keepLocally("skills", keys, 4, drafted({}, "Savoir-faire et plus"));
    const opening = open(site(contents("Savoir-faire")));
    expect(opening.isDraft).toBe(true);
    expect(opening.draft.languages.FR?.texts.heading).toBe("Savoir-faire et plus");
  });

  it.each<[string, Partial<DraftState>]>([
    ["another layout", { layout: "option3" }],
    ["half-filled fields", { forms: { "FR:skills": { editingId: null, values: { title: "Lettrage" } } } }],
    ["what was taken away", { languages: { ...contents("").languages } }],
    ["a switch", { shared: { styles: {}, settings: { isOn: false }, lists: {} } }],
  ])("stays one for %s alone", (_what, said) => {
    keepLocally("skills", keys, 5, drafted(said));
    expect(open(site(contents("Savoir-faire")))).toMatchObject({ isDraft: true, staleBase: null });
  });
});

group("where drafts are told", () => {
  const look = async (heading: string) => {
    const gone = vi.spyOn(api, "DELETE").mockResolvedValue({} as never);
    const onGone = vi.fn();
    dropLeftOvers(
      ["skills"],
      site(contents("Savoir-faire")),
      { ...keys, drafts: [onServer(drafted({}, heading))] },
      onGone,
    );
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(gone.mock.calls.length));
    return gone.mock.calls.length;
  };

  it("one that is none is dropped here and on the server", async () => {
    keepLocally("skills", keys, 4, drafted());
    expect(await look("Savoir-faire")).toBe(1);
    expect([...kept.keys()]).toEqual([]);
    expect(draftMarks.isSeen("skills")).toBe(true);
  });

  it("a true one stays, and so does what an open editor holds", async () => {
    expect(await look("Autre chose")).toBe(0);
    expect(draftMarks.isSeen("skills")).toBe(false);
    draftMarks.set("skills", true);
    expect(await look("Savoir-faire")).toBe(0);
  });
});
