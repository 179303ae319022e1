// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const projectPageWords = {
  open: (what: string): string => `Project page: ${what}`,
  title: "Project page",
  back: "Back to the projects",
  about: "A page of its own: images, story, film. Its card and the enlarged image lead there.",
  paid: "With the paid version, each project can have a page of its own: images, story, film.",
  notHere: "This project doesn’t exist in this language.",
  address: (start: string): string => `${start}… Unaccented letters, digits and hyphens. The old address still leads here.`,
  badName: "Unaccented letters, digits and hyphens.",
  nameTaken: "Another project already has this address.",
  nameMissing: "A page needs an address.",
  badFilm: "Enter an https link to a video file, YouTube, Vimeo or PeerTube.",
  filmHint: "A video file, YouTube, Vimeo or PeerTube. Nothing is loaded from there until the visitor clicks.",
  posterHint: "If there is none, the project’s image is shown.",
  facts: "At a glance",
  addPicture: "Add images",
  picture: (place: number): string => `Image ${figure(place)}`,
  framed: "A cropped image fills a frame of the same shape as the others; a centred one is shown whole.",
  noPictures: "If you add no images here, the page shows the one on the card.",
  widths: {
    wide: "Full width",
    half: "Half width",
  },
  addLink: "Add a link",
  link: (place: number): string => `Link ${figure(place)}`,
  preview: "The page will appear here once this project has one.",
};
