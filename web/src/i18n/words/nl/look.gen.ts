// Written by `make gen` from locales/. Do not edit.

export const lookWords = {
  ambienceHint: "Tekststijlen, lettertypen en kleuren van de hele pagina, in één keer. Daarna kun je elke tekst nog wijzigen.",
  ambienceReplaces: "Als je opslaat, vervangt deze sfeer de tekststijlen en kleuren die je had gekozen. In de versies blijven ze bewaard.",
  ambienceUndo: "Mijn stijlen houden",
  colours: "Kleuren",
  coloursHint: "Wat je bezoekers eerst zien; ze kunnen nog steeds uit alle thema’s kiezen.",
  own: "Je eigen kleuren",
  ownHint: "Kies er drie: de andere worden daarvan afgeleid. Zie je ervan af, dan geldt weer het thema van de site.",
  hidesDotsHint: "Je bezoekers zien jouw kleuren en kunnen geen ander thema meer kiezen.",
  picks: {
    background: "Achtergrond",
    text: "Tekst",
    accent: "Accent",
  },
  pick: (name: string): string => `${name}: kies een kleur`,
  badColour: "Een kleur schrijf je met zes cijfers of letters, bijvoorbeeld #1d4ed8.",
  allRead: "Alles is goed leesbaar op deze achtergrond.",
  mended: "Aangepast voor de leesbaarheid",
  before: "Jouw keuze",
  after: "Op je site",
  mends: {
    text: (from: string, to: string): string => `De tekst zou op deze achtergrond slecht leesbaar zijn (contrast ${from}:1). Je bezoekers zien de dichtstbijzijnde tint die goed leesbaar is (${to}:1).`,
    accent: (from: string, to: string): string => `Het accent zou op deze achtergrond slecht leesbaar zijn (contrast ${from}:1). Je bezoekers zien de dichtstbijzijnde tint die goed leesbaar is (${to}:1).`,
  },
  moods: "Vormen",
  moodOfLayout: {
    corners: "Standaard",
    spacing: "Normaal",
  },
  icon: "Pictogram",
  iconHint: "Wat browsers tonen op het tabblad en bij bladwijzers, en telefoons op hun beginscherm.",
  ourIcon: "Dat van Vitrine",
  iconLettersHint: "Een of twee letters, in de kleuren van je site. Laat je dit leeg, dan worden het je initialen.",
  iconPictureHint: "Liefst vierkant, anders is alleen het midden te zien.",
  badLetters: "Schrijf een of twee letters, of cijfers.",
  iconTab: "Het tabblad van je bezoekers",
  switches: "Wat te tonen",
  logo: "Logo: eigen kleuren houden",
};
export const firstLookWords = {
  title: "Welke sfeer krijgt je site?",
  hint: "Voor de hele pagina: teksten, lettertypen en kleuren. Je kunt dit altijd nog wijzigen onder ‘Uiterlijk’.",
  goOn: "Verder",
  failed: "De sfeer kon niet worden opgeslagen.",
};
