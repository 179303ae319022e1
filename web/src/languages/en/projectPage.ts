// The editor of a project's own page.
import type { Catalogue } from "../catalogue";

export const projectPageWords: Catalogue["projectPageWords"] = {
  open: (what) => `Project page: ${what}`,
  title: "Project page",
  back: "Back to the projects",
  about: "A page of its own: images, story, film. Its card and the enlarged image lead there.",
  paid: "With the paid version, each project can have a page of its own: images, story, film.",
  notHere: "This project is not in this language.",
  address: (start) => `${start}… Letters, digits and hyphens. The former address still leads here.`,
  badName: "Letters without accents, digits and hyphens.",
  nameTaken: "Another project already has this address.",
  nameMissing: "A page needs an address.",
  badFilm: "A link to a video file, YouTube, Vimeo or PeerTube, in https.",
  filmHint: "A video file, YouTube, Vimeo or PeerTube. Nothing is loaded from there before the visitor clicks.",
  posterHint: "Without it, the project’s image.",
  facts: "In short",
  addPicture: "Add images",
  picture: (place) => `Image ${place}`,
  framed: "Once cropped, the image fills a frame of the same shape as the others; centred, it is shown whole.",
  noPictures: "Without images here, the page shows the card’s.",
  widths: { wide: "Full width", half: "Half width" },
  addLink: "Add a link",
  link: (place) => `Link ${place}`,
  preview: "The page will appear here once this project has one.",
};
