// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const exportWords = {
  title: "Je gegevens",
  hint: "Wat je hier neerzet, is van jou. Neem het mee wanneer je wilt.",
  kinds: {
    archive: {
      title: "Alles exporteren",
      text: "Een archief met je teksten, bestanden, berichten en accountgegevens. Je kunt het opnieuw importeren.",
      ask: "Archief voorbereiden",
      download: "Archief downloaden",
    },
    static: {
      title: "De site als bestanden",
      text: "Je site zoals die is opgeslagen, in alle talen: pagina’s die je bij elke host kunt neerzetten of vanaf je eigen schijf kunt openen.",
      ask: "Site voorbereiden",
      download: "Site downloaden",
    },
  },
  steps: {
    "": "In de wachtrij",
    documents: "Je teksten",
    files: "Je bestanden",
    messages: "Je berichten",
    account: "Je account",
    pages: "Je pagina’s",
    storing: "Laatste stap",
  },
  percent: (percent: number): string => `${figure(percent)}%`,
  progressOf: (title: string): string => `Voorbereiden: ${title}`,
  leave: "Je kunt dit scherm verlaten: het voorbereiden gaat door.",
  ready: (size: string): string => `Klaar · ${size}`,
  until: (until: string): string => `Beschikbaar tot ${until}.`,
  again: "Opnieuw voorbereiden",
  cancel: "Annuleren",
  remove: "Verwijderen",
  removeOf: (title: string): string => `Verwijderen: ${title}`,
  cancelOf: (title: string): string => `Annuleren: ${title}`,
  failed: (reason: string): string => `Het voorbereiden is mislukt. ${reason}`,
  retry: "Opnieuw proberen",
  dialog: {
    title: "De site als bestanden",
    text: "Zonder server ontvangt niemand de berichten van het formulier. Het formulier kan wel het e-mailprogramma van de bezoeker openen, met een bericht aan jouw adres.",
    withForm: "Formulier behouden",
    withoutForm: "Anders wordt het formulier verwijderd; je contactgegevens blijven zichtbaar.",
    mailTo: "E-mailadres van het formulier",
    mailToHint: "Het is op de pagina’s voor iedereen zichtbaar.",
    address: "Adres van de toekomstige site (optioneel)",
    addressHint: "Voor zoekmachines: canonieke links en sitemap.",
    addressPlaceholder: "https://www.voorbeeld.nl/",
    ask: "Site voorbereiden",
  },
};
