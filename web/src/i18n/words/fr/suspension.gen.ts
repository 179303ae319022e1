// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Votre site est suspendu depuis le ${since} par la personne qui gère ce serveur : ses visiteurs ne le voient plus.`,
  reason: (reason: string): string => `Motif : ${reason}`,
  kept: "Tout ce qu’il contient est gardé. Vous pouvez le modifier et l’emporter ; il ne reviendra en ligne qu’à la levée de la suspension.",
  takeAlong: "Emporter mes données",
  badge: "Suspendu",
  seen: "suspendu",
};
