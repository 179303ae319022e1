// Welcome and contact always show, even on a site whose owner has not reached them yet (D28).
import type { SectionName } from "../contract/types.gen";
import type { ContactView, Foreign, HomeView } from "./page/model";
import { titleLines } from "./page/title";

const emptyHome = (ownerName: string): HomeView => ({
  lang: null,
  dir: null,
  kicker: "",
  title: ownerName,
  titleLines: titleLines(ownerName),
  note: "",
  logo: null,
  photo: null,
  photoShape: "ronde",
  isImageSmall: false,
  cvUrl: null,
});

const emptyContact: ContactView = {
  lang: null,
  dir: null,
  heading: "",
  formHeading: "",
  entriesTitle: "",
  entries: [],
  nameLabel: "Nom",
  emailLabel: "Email",
  messageLabel: "Message",
  sendLabel: "Envoyer",
};

/** What stands for a section that is filled in no language; null collapses to an anchor. */
export function standIn(name: SectionName, ownerName: string): Foreign | null {
  if (name === "home") return emptyHome(ownerName);
  return name === "contact" ? emptyContact : null;
}
