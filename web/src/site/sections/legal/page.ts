// The legal page: who publishes the site, in French law's order, then what it does with visitors' data, then the owner's own words.

import type { LegalTexts } from "../../../contract/types.gen";
import { legalWords } from "../../../contract/words/legalWords.gen";
import { plainFamily, type WornFace } from "../../page/fontPair";
import { fontFilesFor } from "../../page/fonts";
import { addressOf, directionOf, frameOf } from "../../page/frame";
import type { PageHead } from "../../page/head";
import { isHidden } from "../../page/order";
import type { InLanguage } from "../../page/picture";
import { reportLinks, sidePageName } from "../../page/sidePages";
import type { SiteSnapshot } from "../../page/snapshot";
import { shownIn } from "../../page/standIns";
import { facesOf, plainStyles, siteStyles, stackOf, weights } from "../../page/stylesheet";
import type { SideView } from "../../parts/side/SidePage";
import { spoken, wordsOf } from "../../words/index";

export interface Fact {
  /** None where the heading over it says what it is. */
  label: string | null;
  value: string;
  href: string | null;
}

export interface LegalPart {
  heading: string;
  facts: readonly Fact[];
  paragraphs: readonly string[];
}

export interface LegalView extends SideView {
  title: string;
  parts: readonly LegalPart[];
  more: (InLanguage & { heading: string; text: string }) | null;
}

const mailAddress = /^[^\s@<>?&]+@[^\s@<>?&]+\.[^\s@<>?&]+$/;
const linkTo = (email: string): string | null => (mailAddress.test(email) ? `mailto:${email}` : null);

const fact = (label: string | null, value: string | undefined, href: string | null = null): Fact[] =>
  value?.trim() ? [{ label, value: value.trim(), href }] : [];

const part = (heading: string, ...paragraphs: readonly string[]): LegalPart => ({ heading, facts: [], paragraphs });

/** The owner's own words in the page's language, else in the first that has some. */
function moreIn(snapshot: SiteSnapshot, language: string): (InLanguage & { text: string }) | null {
  const held = snapshot.sections.legal?.languages ?? {};
  const textIn = (code: string) => (held[code]?.texts as LegalTexts | undefined)?.more.trim() ?? "";
  const found = [language, ...shownIn(snapshot, language)].find(textIn);
  if (!found) return null;
  const own = found === language ? { lang: null, dir: null } : { lang: found.toLowerCase(), dir: directionOf(found) };
  return { ...own, text: textIn(found) };
}

/** What the product really does, by what this site is and has switched on. */
function dataParts(snapshot: SiteSnapshot, language: string, publisher: string): LegalPart[] {
  const { alone, countsVisits } = snapshot;
  const { data, cookies, messages, visits, network, rights } = legalWords[spoken(language)];
  const written = alone ? (alone.mailTo ? [messages.mailed] : []) : messages.kept;
  const form = isHidden(snapshot, "contact") ? [] : written;
  // The owner's switch; a preview of a site that says nothing of it shows what is so at first.
  const isCounted = countsVisits !== false && !alone;
  return [
    part(data.heading, data.text(publisher)),
    part(cookies.heading, cookies.text),
    ...(form.length ? [part(messages.heading, ...form)] : []),
    part(visits.heading, ...(isCounted ? visits.counted : [visits.notCounted])),
    part(network.heading, alone ? network.hostOnly : network.text),
    part(rights.heading, ...rights.texts),
  ];
}

export function buildLegal(snapshot: SiteSnapshot, language: string): LegalView {
  const words = legalWords[spoken(language)];
  const { skipToContent, language: chooseLanguage } = wordsOf(language);
  const said = snapshot.sections.legal?.shared.settings;
  const publisher = said?.publisher.trim() ?? "";
  const email = said?.email.trim() ?? "";
  const more = moreIn(snapshot, language);
  const identity: LegalPart[] = [
    {
      heading: words.publisher,
      paragraphs: [],
      facts: [
        ...fact(null, publisher),
        ...fact(words.registration, said?.registration),
        ...fact(words.vat, said?.vat),
        ...fact(words.address, said?.address),
        ...fact(words.phone, said?.phone),
        ...fact(words.email, email, linkTo(email)),
      ],
    },
    // Whoever publishes alone directs the publication himself.
    { heading: words.director, paragraphs: [], facts: fact(null, said?.director.trim() || publisher) },
    { heading: words.host, paragraphs: [], facts: fact(null, said?.host) },
  ];
  return {
    ...frameOf(snapshot, language, "mentions"),
    title: sidePageName("mentions", language),
    home: addressOf(snapshot, language),
    words: { back: words.back, skipToContent, language: chooseLanguage },
    parts: [
      ...identity.filter(({ facts }) => facts.length),
      ...dataParts(snapshot, language, publisher || snapshot.ownerName),
    ],
    more: more && { ...more, heading: words.more },
    reports: reportLinks(snapshot, language),
  };
}

export const legalHead = ({ title, ownerName }: LegalView): PageHead & { type: string } => ({
  type: "website",
  title: `${title} · ${ownerName}`,
  description: `${title} · ${ownerName}`,
  picture: null,
  portrait: null,
  first: null,
  jobTitle: "",
  sameAs: [],
});

/** It wears the faces of the section that is most like it, whose sizes and capitals are not made for so much text. */
function facesWorn(snapshot: SiteSnapshot): { heading: WornFace; body: WornFace } {
  const faces = new Map([...facesOf(snapshot)].map(({ name, face }) => [name, face]));
  return { heading: faces.get("about-heading") as WornFace, body: faces.get("about-body") as WornFace };
}

export function legalStyles(snapshot: SiteSnapshot): string {
  const { heading, body } = facesWorn(snapshot);
  const capitals = heading.uppercase ? "uppercase" : "none";
  const own = `.legal{--heading:${stackOf(heading)};--heading-weight:${weights[heading.weight]};--heading-case:${capitals};--body:${stackOf({ ...body, uppercase: false })}}`;
  return [...plainStyles(snapshot), own, ...siteStyles(snapshot)].join("\n");
}

export function legalFonts(snapshot: SiteSnapshot, { title, parts, more, ...view }: LegalView): string[] {
  const { heading, body } = facesWorn(snapshot);
  const headings = [title, ...parts.map((part) => part.heading), more?.heading ?? ""];
  const texts = parts.flatMap(({ facts, paragraphs }) => [...facts.map(({ value }) => value), ...paragraphs]);
  const labels = parts.flatMap(({ facts }) => facts.map(({ label }) => label ?? ""));
  const small = [view.ownerName, view.words.back, ...labels];
  return fontFilesFor([
    { text: headings.join(" "), family: heading.family, isBold: heading.weight === "bold" },
    { text: [...texts, more?.text ?? ""].join(" "), family: body.family, isBold: false },
    { text: small.join(" "), family: plainFamily(snapshot), isBold: false },
  ]);
}
