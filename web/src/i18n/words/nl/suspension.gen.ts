// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Je site is sinds ${since} opgeschort door de beheerder van deze server: bezoekers zien hem niet meer.`,
  reason: (reason: string): string => `Reden: ${reason}`,
  kept: "Alles blijft bewaard. Je kunt het bewerken en exporteren; de site komt pas weer online als de opschorting is opgeheven.",
  takeAlong: "Mijn gegevens exporteren",
  badge: "Opgeschort",
  seen: "opgeschort",
};
