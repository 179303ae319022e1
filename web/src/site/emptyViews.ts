// Welcome and contact always show, even on a site whose owner has not reached them yet (D28).
import type { SectionName } from "../contract/types.gen";
import type { ContactView, Foreign, HomeView, Page } from "./page/model";
import { titleLines } from "./page/title";

const emptyHome = ({ ownerName, option, words }: Page): HomeView => ({
  lang: null,
  dir: null,
  kicker: option === "option2" ? words.subtitle : "",
  isKickerOwn: false,
  title: ownerName,
  titleLines: titleLines(ownerName),
  note: "",
  logo: null,
  keepsLogoColours: false,
  photo: null,
  photoShape: "ronde",
  isImageSmall: false,
  cvUrl: null,
});

const emptyContact = ({ words: { form, formHeading } }: Page): ContactView => ({
  lang: null,
  dir: null,
  heading: "",
  formHeading,
  entriesTitle: "",
  entries: [],
  nameLabel: form.name,
  emailLabel: form.email,
  messageLabel: form.message,
  sendLabel: form.send,
});

/** What stands for a section that is filled in no language; null collapses to an anchor. */
export function standIn(name: SectionName, page: Page): Foreign | null {
  if (name === "home") return emptyHome(page);
  return name === "contact" ? emptyContact(page) : null;
}
