// Written by `make gen` from locales/. Do not edit.

export const replySubject = {
  EN: "Your message",
  FR: "Votre message",
  ES: "Su mensaje",
  PT: "A sua mensagem",
  IT: "Il suo messaggio",
  DE: "Ihre Nachricht",
  NL: "Uw bericht",
  AR: "رسالتكم",
};
