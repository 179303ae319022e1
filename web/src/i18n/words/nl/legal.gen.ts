// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "Deze pagina wordt aan je site toegevoegd, met een link onderaan elke pagina, zodra de uitgever, het e-mailadres en de host zijn ingevuld. De velden staan in de volgorde die de Franse wet van ondernemers vraagt; de tekst over gegevens zegt wat je site echt doet. Ga na wat er voor jouw beroep nog meer nodig is.",
  fromContact: "Je formulier ontvangt namen en adressen: vertel je bezoekers wat ermee gebeurt.",
  open: "Colofon",
};
export const legalLandingWords = {
  title: "Colofon",
  missing: "Nog in te vullen",
  there: "Online",
  missingText: "Je contactformulier ontvangt namen en adressen: volgens de wet moet je zeggen wie ze ontvangt en wat ermee gebeurt. Een paar velden volstaan.",
  missingTextWithoutForm: "Volgens de wet moet je zeggen wie de site publiceert en wie hem host. Een paar velden volstaan.",
  thereText: "Je bezoekers vinden het onderaan je pagina.",
  fill: "Invullen",
  edit: "Bewerken",
};
