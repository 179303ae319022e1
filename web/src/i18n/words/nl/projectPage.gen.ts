// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const projectPageWords = {
  open: (what: string): string => `Projectpagina: ${what}`,
  title: "Projectpagina",
  back: "Terug naar de projecten",
  about: "Een eigen pagina: afbeeldingen, verhaal, film. De kaart en de vergrote afbeelding leiden erheen.",
  paid: "Met de betaalde versie kan elk project een eigen pagina hebben: afbeeldingen, verhaal, film.",
  notHere: "Dit project bestaat niet in deze taal.",
  address: (start: string): string => `${start}… Letters zonder accent, cijfers en koppeltekens. Het oude adres blijft hierheen leiden.`,
  badName: "Letters zonder accent, cijfers en koppeltekens.",
  nameTaken: "Een ander project heeft dit adres al.",
  nameMissing: "Een pagina heeft een adres nodig.",
  badFilm: "Een https-link naar een videobestand, YouTube, Vimeo of PeerTube.",
  filmHint: "Videobestand, YouTube, Vimeo of PeerTube. Er wordt pas iets geladen als de bezoeker klikt.",
  posterHint: "Zonder deze afbeelding wordt die van het project getoond.",
  facts: "In het kort",
  addPicture: "Afbeeldingen toevoegen",
  picture: (place: number): string => `Afbeelding ${figure(place)}`,
  framed: "Met een uitsnede vult de afbeelding een kader in dezelfde vorm als de andere; gecentreerd is ze helemaal te zien.",
  noPictures: "Zonder afbeelding hier toont de pagina die van de kaart.",
  widths: {
    wide: "Volle breedte",
    half: "Halve breedte",
  },
  addLink: "Link toevoegen",
  link: (place: number): string => `Link ${figure(place)}`,
  preview: "De pagina verschijnt hier zodra dit project er een heeft.",
};
