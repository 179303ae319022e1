// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("fr-FR");
export const projectPageWords = {
  open: (what: string): string => `Page du projet : ${what}`,
  title: "Page du projet",
  back: "Retour aux projets",
  about: "Une page pour lui seul : images, récit, film. Sa carte et l’image agrandie y mènent.",
  paid: "Avec la version payante, chaque projet peut avoir sa propre page : images, récit, film.",
  notHere: "Ce projet n’est pas dans cette langue.",
  address: (start: string): string => `${start}… Lettres, chiffres et traits d’union. L’ancienne adresse mène toujours ici.`,
  badName: "Des lettres sans accent, des chiffres et des traits d’union.",
  nameTaken: "Un autre projet a déjà cette adresse.",
  nameMissing: "Une page a besoin d’une adresse.",
  badFilm: "Un lien vers un fichier vidéo, YouTube, Vimeo ou PeerTube, en https.",
  filmHint: "Fichier vidéo, YouTube, Vimeo ou PeerTube. Rien n’y est chargé avant le clic du visiteur.",
  posterHint: "Sans elle, l’image du projet.",
  facts: "En bref",
  addPicture: "Ajouter des images",
  picture: (place: number): string => `Image ${figure(place)}`,
  framed: "Cadrée, l’image remplit un cadre de même forme que les autres ; centrée, elle est montrée entière.",
  noPictures: "Sans image ici, la page montre celle de la carte.",
  widths: {
    wide: "Pleine largeur",
    half: "Demi-largeur",
  },
  addLink: "Ajouter un lien",
  link: (place: number): string => `Lien ${figure(place)}`,
  preview: "La page apparaîtra ici dès que ce projet aura la sienne.",
};
