// Every sentence of every language, said: a missing one does not compile, but one that was copied and never translated does.
import { describe, expect, it } from "vitest";
import { catalogue } from "../../e2e/support/catalogue";
import { sectionLabels } from "./sections";

type Page = Readonly<Record<string, unknown>>;

const french = import.meta.glob<Page>("./*.ts", { eager: true });
const others = import.meta.glob<Page>(["./words/*/*.ts", "!./words/*/index.gen.ts"], { eager: true });

/** What is said to people, by the name under which a language says it; what else these files have are helpers. */
const pagesOf = (files: readonly Page[]): Map<string, unknown> =>
  new Map(
    files
      .flatMap((file) => Object.entries(file))
      .filter(([name]) => /(?:Words|Problems|Sentences|Names|Forms|Labels)$/.test(name)),
  );
const source = pagesOf(Object.values(french));
const pagesIn = (code: string) =>
  pagesOf(Object.entries(others).flatMap(([path, file]) => (path.includes(`/${code}/`) ? [file] : [])));

/** Whatever a sentence asks of a problem's parameters. */
const params = new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => "7" : 7) });
/** A sentence does not tell which it wants: numbers, names, moments, parameters. */
const samples: readonly unknown[] = [7, 1, "Ana", "2026-11-17T09:05:00Z", params, ["Ana"], true];
const given = (count: number): unknown[][] =>
  count === 0 ? [[]] : given(count - 1).flatMap((before) => samples.map((sample) => [...before, sample]));
/** Without what was given to it. */
const wordsOf = (said: string): string =>
  said
    .replace(/Ana|2026-11-17T09:05:00Z|true|NaN|[\d\u2068\u2069]/gi, "")
    .replace(/\s+/g, " ")
    .trim();

interface Said {
  place: string;
  french: string;
  other: string;
}
/** Both pages sentence by sentence, of every sample of which it can be said. */
function* sentences(french: unknown, other: unknown, place: string): Generator<Said> {
  if (typeof french === "string") yield { place, french, other: String(other) };
  else if (typeof french === "function") {
    for (const values of given(french.length)) {
      let said: unknown[];
      try {
        said = [french(...values), typeof other === "function" ? other(...values) : other];
      } catch {
        continue; // not of this kind of thing
      }
      yield* sentences(said[0], said[1], place);
    }
  } else if (french && typeof french === "object")
    for (const [name, part] of Object.entries(french))
      yield* sentences(part, (other as Page | undefined)?.[name], `${place}.${name}`);
}

/** Names, keys and units: nobody translates them. */
const NAMES = [
  ...Object.values(sectionLabels.contact.choices["entries.network"]),
  ...["Google", "Vitrine", "JSON Resume", "XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX", "Ctrl+B", "Ctrl+I", "Ctrl+K"],
  ...["I am", "Maëlle Kerbrat, graphic designer"], // a page in English, on the login screen's drawing
  ...["min", "s", "en", "zoom"],
];
/** Words that are the same in both, as far as anybody has looked. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  de: [
    "Profil",
    "Version",
    "Adresse",
    "Galerie",
    "Code",
    "Zoom",
    "Normal",
    "Logo",
    "Film",
    "Vernissage",
    "Salon",
    "Atelier",
  ],
  en: [
    ...["Sessions", "Visible", "Menu", "Messages", "Messages ()", "messages", "message", "Mode", "Section", "Version"],
    ...["Versions", "Code", "Zoom", "Accent", "Normal", "Options", "Sites", "Pages", "Logo", "CV", "Photo", "Photos"],
    ...[
      "photo",
      "photos",
      "Image",
      "Images",
      "image",
      "images",
      "Description",
      "Client",
      "Film",
      "Services",
      "service",
    ],
    ...["services", "Conversation", "Globe", "Portrait", "Organisation", "Contact", "Information", "Salon"],
  ],
  es: ["Visible", "Zoom", "Un JSON Resume (json)", "Normal", "Libre", "libres", ", en", "en .", "CV"],
  it: [
    "E-mail",
    "Menu",
    "Normale",
    "Normale ( px)",
    "Zoom",
    "Un JSON Resume (json)",
    "visite",
    "Logo",
    "CV",
    "Vernissage",
    "Atelier",
  ],
  nl: [
    ...["E-mail", "Menu", "Code", "Zoom", "Accent", "Sites", "Campagnes", "Contact", "Logo", "Film"],
    ...["Vernissage", "Salon", "Atelier"],
  ],
  pt: ["E-mail", "ou", "Menu", "Menu principal", "Zoom", "Normal", "Sites", "CV", "Vernissage"],
};
/** Words, and spaces before signs, that no other of these languages has: French that stands inside of a sentence. */
const FRENCH =
  /(?<!\p{L})(?:vous|votre|vos|avec|dans|pour|nous|une|réf|enregistr[ée]+\p{L}*|supprim[ée]+\p{L}*)(?!\p{L})|[\u00a0\u202f][!?;:»](?![\u00a0\u202f]\d)|«[\u00a0\u202f]/iu;
/** Of a catalogue's sentence, whatever stands in its braces. */
const saying = (message: string): RegExp =>
  new RegExp(`^${message.replace(/[!.()?]/g, "\\$&").replace(/\{\w+\}/, ".*")}`);
/** A visitor's form says this one, in his own language (the catalogue forms.po). */
const VISITORS = "Error while sending the message";

describe.each(Object.keys(SAME))("%s", (code) => {
  const pages = pagesIn(code);
  const said = [...source].flatMap(([name, page]) => [...sentences(page, pages.get(name), name)]);
  const left = (saids: readonly Said[]) => [...new Set(saids.map(({ place, other }) => `${place}: ${other}`))];

  it("says nothing in French", () => {
    const shared = new Set([...NAMES, ...(SAME[code] ?? [])]);
    const copied = said
      .filter(({ place }) => !place.startsWith("isoLanguageNames."))
      .filter(
        ({ french, other }) => french === other && /\p{L}{2}/u.test(wordsOf(other)) && !shared.has(wordsOf(other)),
      );
    expect(left(copied)).toEqual([]);
    expect(left(said.filter(({ other }) => FRENCH.test(other)))).toEqual([]);
  });

  it("names the languages in its own words", () => {
    const names = said.filter(({ place }) => place.startsWith("isoLanguageNames."));
    expect(names.filter(({ french, other }) => french === other).length).toBeLessThan(names.length / 3);
  });

  it("has words of its own for every fixed message", () => {
    for (const message of catalogue.filter((one) => one !== VISITORS)) {
      const french = saying(message);
      const found = said.filter((one) => french.test(one.french));
      expect(found.length, message).toBeGreaterThan(0);
      expect(left(found.filter(({ other }) => !/\p{L}{3}/u.test(other) || french.test(other)))).toEqual([]);
    }
  });
});
