// What an owner reads while his site is suspended by whoever runs the server.
import { locale, spoken } from "./spoken";

const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" });

export const suspensionWords = spoken("suspensionWords", {
  title: (since: string) =>
    `Votre site est suspendu depuis le ${day.format(new Date(since))} par la personne qui gère ce serveur\u202f: ses visiteurs ne le voient plus.`,
  reason: (reason: string) => `Motif\u202f: ${reason}`,
  kept: "Tout ce qu’il contient est gardé. Vous pouvez le modifier et l’emporter\u202f; il ne reviendra en ligne qu’à la levée de la suspension.",
  takeAlong: "Emporter mes données",
  badge: "Suspendu",
  seen: "suspendu",
});
