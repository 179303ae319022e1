import { describe, expect, it } from "vitest";
import { makeSample, plainChoice } from "../../gallery/samples";
import { buildPage } from "../page/build";
import type { SiteSnapshot } from "../page/snapshot";
import { cardOf } from "./card";
import { markdownOf } from "./markdown";
import { mdLink, mdText } from "./signs";

const pictures = { "pictures/projet-1-festival.jpg": "/media/1.jpg" };
const sample = (): SiteSnapshot => makeSample(plainChoice, pictures);
const url = "https://maud.example/home/fr";
const markdown = (snapshot: SiteSnapshot, language = "FR") =>
  markdownOf(buildPage(snapshot, language), url, "https://maud.example");
const card = (snapshot: SiteSnapshot, language = "FR") => cardOf(buildPage(snapshot, language), url);
/** As an address book reads it. */
const unfolded = (written: string) => written.replace(/\r\n /g, "").split("\r\n");

describe("the page as Markdown", () => {
  it("says in one heading each what the page says, with whole addresses", () => {
    const text = markdown(sample());
    expect(text).toMatch(/^# \S/);
    for (const name of ["Parcours", "Écrivons-nous"]) expect(text).toContain(`\n## ${name}`);
    expect(text).toContain("sept. 2019\u00a0– en cours");
    expect(text).toMatch(/\[English\]\(<https:\/\/maud\.example\/\S+\/en\.md>\)/);
    expect(text).not.toContain("\u00ad");
  });

  it("has no heading without anything beneath it, and our words in the page's language", () => {
    const snapshot = sample();
    for (const content of Object.values(snapshot.sections.skills?.languages ?? {})) content.lists.skills = [];
    const headings = markdown(snapshot, "AR").match(/^## .*/gm) ?? [];
    expect(headings.length).toBeGreaterThan(2);
    expect(markdown(snapshot, "AR")).not.toMatch(/^## .*\n\n##/m);
  });

  it("makes no markup of what was written, wherever it stands", () => {
    const written =
      "# Titre\n- point\n1. un\n=====\n> dit <script>alert(1)</script> [lien](javascript:x) `a` *b* _c_ &lt;";
    const snapshot = sample();
    const about = snapshot.sections.about?.languages.FR;
    if (about) about.texts.body = written;
    expect(markdown(snapshot)).toContain(mdText(written));
    expect(mdText(written).split("  \n")).toEqual([
      "\\# Titre",
      "\\- point",
      "1\\. un",
      "\\=====",
      "\\> dit \\<script\\>alert(1)\\</script\\> \\[lien\\](javascript:x) \\`a\\` \\*b\\* \\_c\\_ \\&lt;",
    ]);
    expect(mdLink("a", "https://x.org/(a)>b c")).toBe("[a](<https://x.org/(a)%3Eb%20c>)");
  });
});

describe("the owner's card", () => {
  it("has his name, how to reach him and where the page is, and lines that every address book reads", () => {
    const snapshot = sample();
    const contact = snapshot.sections.contact;
    if (!contact) throw new Error("the sample has contacts");
    contact.shared.lists.entries = [
      { id: "1", network: "email", title: "", detail: "maud@atelier.fr", link: "" },
      { id: "2", network: "phone", title: "", detail: "06 12 34 56 78", link: "tel:+33612345678" },
      { id: "3", network: "behance", title: "", detail: "maud", link: "https://www.behance.net/maud" },
      { id: "4", network: "website", title: "", detail: "", link: "https://atelier.fr" },
      { id: "5", network: "facebook", title: "", detail: "Maud", link: "" },
      { id: "6", network: "email", title: "", detail: "sur demande", link: "" },
    ];
    const written = card(snapshot);
    expect(unfolded(written)).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Kerléo;Maud;;;",
      "FN:Maud Kerléo",
      "TITLE:Graphiste indépendante",
      "EMAIL;TYPE=INTERNET:maud@atelier.fr",
      "TEL;TYPE=VOICE:+33612345678",
      "X-SOCIALPROFILE;TYPE=behance:https://www.behance.net/maud",
      "URL:https://atelier.fr",
      `URL:${url}`,
      "END:VCARD",
      "",
    ]);
  });

  it("folds by bytes without dividing a letter, and lets nothing that was written end a line", () => {
    const ownerName = `Zoé\nNOTE:x; ${"é🎉".repeat(40)}, \\`;
    const written = card({ ...sample(), ownerName });
    for (const line of written.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const named = unfolded(written).find((line) => line.startsWith("FN:"));
    expect(named).toBe(`FN:Zoé\\nNOTE:x\\; ${"é🎉".repeat(40)}\\, \\\\`);
  });
});
