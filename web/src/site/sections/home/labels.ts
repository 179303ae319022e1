// The editor of this section, in French (spec, section 8; D13, D30).
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"home"> = {
  title: "Accueil",
  fields: {
    firstLine: "Première ligne",
    headline: "Titre",
    subtitle: "Sous-titre",
    title: "Titre",
    shortDescription: "Description courte",
    logoText: "Texte du logo",
    statement: "Titre",
    footer: "Texte de bas de section",
    logoAlt: "Description du logo, pour qui ne le voit pas",
    photoFocus: "Cadrage de la photo",
    photoAlt: "Description de la photo, pour qui ne la voit pas",
    logo: "Logo",
    photo: "Photo de profil",
    cv: "CV",
    cvSource: "Origine du CV",
    showsLogo: "Montrer le logo",
    showsPhoto: "Montrer la photo",
    showsImage: "Montrer l’image",
    keepsLogoColours: "Garder ses couleurs",
    showsCv: "Montrer le CV",
    photoShape: "Forme de la photo",
    imageSize: "Taille de l’image",
  },
  choices: {
    cvSource: { file: "Fichier envoyé", classic: "Classique", modern: "Moderne" },
    photoShape: { ronde: "Ronde", carre: "Carrée" },
    imageSize: { normal: "Normale (400 px)", small: "Petite (150 px)" },
  },
  lists: {},
  files: {
    logo: { deleted: "🖼️ Logo supprimé avec succès !", deleteFailed: "Erreur lors de la suppression du logo !" },
    photo: { deleted: "Photo supprimée !", deleteFailed: "Erreur suppression dans la base !" },
    cv: { deleted: "📄 CV supprimé avec succès !", deleteFailed: "Erreur lors de la suppression du CV !" },
  },
  count: () => "Rempli",
  saved: () => "Enregistrement réussi !",
  failed: () => "Erreur lors de l'enregistrement !",
};
