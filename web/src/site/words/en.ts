import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const en: PlainWords = {
  skipToContent: "Skip to content",
  navigation: "Navigation",
  theme: "Colour theme",
  themes: ["Blue", "White", "Black", "Green"],
  language: "Language",
  pause: "Pause",
  play: "Play",
  previous: "Previous",
  next: "Next",
  slide: "Slide",
  carousel: "carousel",
  enlarge: "Enlarge",
  close: "Close",
  newTab: "new tab",
  downloadCv: "View the CV",
  seeProjects: "See the projects",
  write: "Write to me",
  more: "more",
  less: "less",
  seeAll: "See all",
  topOfPage: "Back to top",
  badge: { free: "Free version", paid: "Paid version" },
  form: formWords.EN,
  anotherMessage: "Write another message",
};
