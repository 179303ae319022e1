// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("fr-FR");
export const cvWords = {
  freeLabel: "Un CV fait à partir du site",
  free: "Choisissez un modèle pour le voir et le garder en PDF. Le proposer à vos visiteurs est réservé à la version payante.",
  use: "Utiliser comme CV",
  used: "Votre CV, dans chaque langue du site, refait après chaque enregistrement.",
  ofSaved: (language: string): string => `Fait à partir de ce qui est enregistré (${language}).`,
  open: "Ouvrir le PDF",
  making: "Mise en page du CV…",
  page: (number: number, count: number): string => `Page ${figure(number)} du CV, sur ${figure(count)}`,
  more: (count: number): string => counted(count, { one: `et une autre page`, many: `et ${figure(count)} autres pages`, other: `et ${figure(count)} autres pages` }),
};
