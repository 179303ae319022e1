// Contact: how to reach the owner, and the words of the form: his own, else ours in the page's language.

import { networks } from "../../../contract/networks.gen";
import type { ContactEntry, Network } from "../../../contract/types.gen";
import { sectionWords } from "../../../contract/words/sectionWords.gen";
import { markOf } from "../../page/networkMarks";
import { asItemTitle, asTitle, titlesOf } from "../../page/viewParts";
import { spoken, wordsOf } from "../../words/index";
import type { PageOf, View } from "../section";

export interface ContactEntryView {
  id: string;
  network: Network;
  /** What the network is called in the page's language. */
  name: string;
  /** Its mark as an SVG path. */
  mark: string;
  /** Not every layout shows it. */
  title: string;
  detail: string;
  link: string;
}

export type ContactView = View<
  "contact",
  {
    heading: string;
    formHeading: string;
    entriesTitle: string;
    entries: readonly ContactEntryView[];
    nameLabel: string;
    emailLabel: string;
    messageLabel: string;
    sendLabel: string;
    /**
     * Of a page without a server: where its form leads, a mailto:, or '' where it has none. Views ask for it only where
     * `import.meta.env.SSR` says so, which the server's bundle and that of such pages do: no visitor of ours fetches it.
     */
    mailTo?: string;
    /** Of a draft that is shown to others: that its form sends nothing. Asked for by the server's bundle alone. */
    draft?: { formNote: string; formNoteLang: string | null };
  }
>;

const labelsIn = (pageLanguage: string) => {
  const { name, email, message, send } = wordsOf(pageLanguage).form;
  return { nameLabel: name, emailLabel: email, messageLabel: message, sendLabel: send };
};

/** The editor fills in the network's name. One that was left so follows the page's language. */
function isOwnTitle({ title, network }: ContactEntry): boolean {
  const spokenNames = Object.values(sectionWords.contact).map(
    ({ networks: own }) => ({ ...networks, ...own })[network],
  );
  return title.trim() !== "" && !(spokenNames as string[]).includes(title.trim());
}

export const page: PageOf<"contact", ContactView> = {
  icon: ["M3 5.5h18v13H3z", "m3.5 6.5 8.5 7 8.5-7"],
  build({ content: { texts }, shared, language, pageLanguage }, { alone, draft }) {
    const own = sectionWords.contact[spoken(pageLanguage)];
    const names: Record<Network, string> = { ...networks, ...own.networks };
    const labels = labelsIn(pageLanguage);
    return {
      heading: asTitle(texts.heading, language),
      formHeading: asTitle(texts.formHeading.trim() || (texts.heading.trim() ? "" : own.formHeading), language),
      entriesTitle: asItemTitle(texts.entriesTitle, language),
      nameLabel: texts.nameLabel.trim() || labels.nameLabel,
      emailLabel: texts.emailLabel.trim() || labels.emailLabel,
      messageLabel: texts.messageLabel.trim() || labels.messageLabel,
      sendLabel: texts.sendLabel.trim() || labels.sendLabel,
      entries: shared.lists.entries.map((entry) => ({
        ...entry,
        name: names[entry.network],
        title: asItemTitle(isOwnTitle(entry) ? entry.title.trim() : names[entry.network], language),
        mark: markOf(entry.network),
      })),
      ...(alone && { mailTo: alone.mailTo }),
      ...(draft && { draft }),
    };
  },
  empty: ({ pageLanguage, alone, draft }) => ({
    heading: "",
    formHeading: sectionWords.contact[spoken(pageLanguage)].formHeading,
    entriesTitle: "",
    entries: [],
    ...labelsIn(pageLanguage),
    ...(alone && { mailTo: alone.mailTo }),
    ...(draft && { draft }),
  }),
  slots: ({ heading, formHeading, entriesTitle, entries }) => ({
    heading: [heading],
    formHeading: [formHeading],
    entriesTitle: [entriesTitle],
    itemTitle: titlesOf(entries),
    itemText: entries.map(({ detail, link }) => detail || link),
  }),
  breakable: ["itemText"],
  standIn: (field, _texts, { pageLanguage }) =>
    (labelsIn(pageLanguage) as Readonly<Record<string, string>>)[field] ?? "",
  drawings: { "entries.network": (network) => ({ mark: markOf(network as Network) }) },
};
