// Welcome and contact always show, even on a site whose owner has not reached them yet (D28).
import type { Option, SectionName } from "../contract/types.gen";
import type { ContactView, Foreign, HomeView } from "./page/model";
import { defaultSubtitle, titleLines } from "./page/title";

const emptyHome = (ownerName: string, option: Option): HomeView => ({
  lang: null,
  dir: null,
  kicker: option === "option2" ? defaultSubtitle : "",
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
export function standIn(name: SectionName, ownerName: string, option: Option): Foreign | null {
  if (name === "home") return emptyHome(ownerName, option);
  return name === "contact" ? emptyContact : null;
}
