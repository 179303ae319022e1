import type { WordsOf } from "../section";

export const words: WordsOf<
  "contact",
  {
    /** Over a form whose owner wrote no heading at all. */
    formHeading: string;
    /** The networks that are no brands. */
    networks: { email: string; phone: string; website: string };
  }
> = {
  EN: {
    name: "Contact",
    bar: "Contact",
    formHeading: "Send a message",
    networks: { email: "Email", phone: "Phone", website: "Website" },
  },
  FR: {
    name: "Contact",
    bar: "Contact",
    formHeading: "Envoyer un message",
    networks: { email: "Email", phone: "Téléphone", website: "Site Web" },
  },
  ES: {
    name: "Contacto",
    bar: "Contacto",
    formHeading: "Enviar un mensaje",
    networks: { email: "Correo electrónico", phone: "Teléfono", website: "Sitio web" },
  },
  PT: {
    name: "Contacto",
    bar: "Contacto",
    formHeading: "Enviar uma mensagem",
    networks: { email: "E-mail", phone: "Telefone", website: "Site" },
  },
  IT: {
    name: "Contatti",
    bar: "Contatti",
    formHeading: "Invia un messaggio",
    networks: { email: "E-mail", phone: "Telefono", website: "Sito web" },
  },
  DE: {
    name: "Kontakt",
    bar: "Kontakt",
    formHeading: "Nachricht senden",
    networks: { email: "E-Mail", phone: "Telefon", website: "Website" },
  },
  NL: {
    name: "Contact",
    bar: "Contact",
    formHeading: "Stuur een bericht",
    networks: { email: "E-mail", phone: "Telefoon", website: "Website" },
  },
  AR: {
    name: "التواصل",
    bar: "التواصل",
    formHeading: "إرسال رسالة",
    networks: { email: "البريد الإلكتروني", phone: "الهاتف", website: "الموقع الإلكتروني" },
  },
};
