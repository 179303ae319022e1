import type { LegalWords } from "./words";

export const nl: LegalWords = {
  back: "Terug naar de site",
  publisher: "Uitgever",
  registration: "Inschrijving",
  vat: "Btw-nummer",
  address: "Adres",
  phone: "Telefoon",
  email: "E-mail",
  director: "Verantwoordelijk voor de inhoud",
  host: "Hosting",
  data: {
    heading: "Persoonsgegevens",
    text: (publisher) =>
      `Verantwoordelijk voor wat deze site van u ontvangt: ${publisher}. De site ontvangt alleen wat hieronder staat; niets wordt verkocht en niets dient om u elders te herkennen.`,
  },
  cookies: {
    heading: "Cookies",
    text: "Deze site plaatst geen cookies en laadt niets van andere servers, behalve een video die u start. Uw browser onthoudt de getoonde taal en de kleuren die u kiest, en stuurt ze naar niemand; wie de gegevens van de site wist, wist ze mee.",
  },
  messages: {
    heading: "Contactformulier",
    kept: [
      "Als u via het formulier schrijft, worden uw naam, uw e-mailadres, uw bericht, de taal van de pagina en het tijdstip bij de host bewaard en kunnen ze per e-mail aan de uitgever worden doorgegeven, zodat die u kan antwoorden (gerechtvaardigd belang, artikel 6 lid 1 onder f AVG). Niemand anders ontvangt ze.",
      "Ze worden bewaard tot de uitgever ze verwijdert; een bericht dat als spam is herkend, wordt na dertig dagen gewist. Reservekopieën van de host kunnen ze iets langer bevatten.",
    ],
    mailed: "Het formulier opent uw eigen mailprogramma: deze site bewaart niets van wat u schrijft.",
  },
  visits: {
    heading: "Bezoeken tellen",
    counted: [
      "Bezoeken worden geteld zonder cookies en zonder iemand te herkennen: bekeken pagina’s, uur, taal, de site waar u vandaan komt en campagnewoorden in het adres, soort apparaat, land als de host daarin voorziet, klikken op het cv, de contactgegevens en de projecten, verzonden berichten, snelheid van de pagina. Alleen dagsommen worden bewaard, 400 dagen lang.",
      "Om een bezoek niet twee keer te tellen, wordt uit het netwerkadres en de browser een vingerafdruk gemaakt met een geheim getal dat elke dag nieuw is. Aan het eind van de dag worden dat getal en de vingerafdrukken gewist: niets verbindt de ene dag met de andere.",
      "Deze sommen dienen alleen de uitgever en worden met niets anders gecombineerd; daarom wordt geen toestemming gevraagd (gerechtvaardigd belang, artikel 6 lid 1 onder f AVG). Stuurt uw browser het signaal ‘Do Not Track’ of ‘Global Privacy Control’, dan wordt niets geteld.",
    ],
    notCounted: "Deze site telt haar bezoeken niet.",
  },
  network: {
    heading: "Netwerkadressen",
    text: "Tegen misbruik onthoudt de server het netwerkadres waarvandaan iets wordt verstuurd, hooguit een uur. Hij bewaart het niet bij het bericht en houdt geen logboek van bezoeken bij; de host kan dat doen voor de veiligheid van zijn machines.",
    hostOnly:
      "Deze site bestaat uit gewone bestanden. De host kan een logboek van bezoeken bijhouden voor de veiligheid van zijn machines.",
  },
  rights: {
    heading: "Uw rechten",
    texts: [
      "Schrijf naar het e-mailadres hierboven om uw gegevens in te zien, te laten verbeteren of wissen, het gebruik ervan te beperken, er bezwaar tegen te maken of een kopie te ontvangen. U hebt recht op antwoord binnen een maand.",
      "U kunt zich ook wenden tot de toezichthouder voor gegevensbescherming in uw land.",
    ],
  },
  more: "Verdere informatie",
};
