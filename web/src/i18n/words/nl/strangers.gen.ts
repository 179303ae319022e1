// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "Ik ga akkoord met de",
  link: "gebruiksvoorwaarden",
  newTab: "(nieuw tabblad)",
  missing: "Ga akkoord met de gebruiksvoorwaarden om een account aan te maken.",
  title: "Gebruiksvoorwaarden",
  text: "Wie deze dienst beheert, vraagt je de gebruiksvoorwaarden te lezen en ermee akkoord te gaan. We vragen het maar één keer, zolang ze niet veranderen.",
  stays: "Je site blijft zoals hij is. Ga je niet akkoord, dan kun je je gegevens exporteren of je account verwijderen.",
  read: "Voorwaarden lezen",
  submit: "Ik ga akkoord",
  accepted: "Bedankt, dat is genoteerd.",
  takeAlong: "Mijn gegevens exporteren of mijn account verwijderen",
};
export const awaitingWords = {
  landing: (email: string): string => `Je site is nog niet zichtbaar: bevestig eerst je adres ${email} met de link die je hebt gekregen.`,
  summary: "Je site komt online zodra je e-mailadres is bevestigd.",
  badge: "Wacht op bevestiging",
  atSwitch: "Bezoekers zien je site zodra je e-mailadres is bevestigd. Tot dan zien ze de tijdelijke pagina.",
};
