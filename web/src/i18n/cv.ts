// The CV made from the site, in the home editor; and the refusals of that room.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";

type CvCode = Extract<ProblemCode, `cv.${string}`>;

export const cvProblems: Record<CvCode, Sentence> = spoken("cvProblems", {
  "cv.too_complex": "Ce site contient trop de texte pour tenir dans un CV.",
});

export const cvWords = spoken("cvWords", {
  freeLabel: "Un CV fait à partir du site",
  free: "Choisissez un modèle pour le voir et le garder en PDF. Le proposer à vos visiteurs est réservé à la version payante.",
  use: "Utiliser comme CV",
  used: "Votre CV, dans chaque langue du site, refait après chaque enregistrement.",
  ofSaved: (language: string) => `Fait à partir de ce qui est enregistré (${language}).`,
  open: "Ouvrir le PDF",
  making: "Mise en page du CV…",
  page: (number: number, count: number) => `Page ${number} du CV, sur ${count}`,
  more: (count: number) => (count === 1 ? "et une autre page" : `et ${count} autres pages`),
});
