// Welcome and contact always show, even on a site whose owner has not reached them yet (D28).
import type { ContactView, HomeView, Page } from "./page/model";
import { titleLines } from "./page/title";

export const emptyHome = ({ ownerName }: Page): HomeView => ({
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

export const emptyContact: ContactView = {
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
