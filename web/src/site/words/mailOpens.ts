// What the form of a page without a server says when it was sent: the visitor's own mail program has the message now.
import type { WordsLanguage } from "./words";

export const mailOpens: Record<WordsLanguage, (address: string) => string> = {
  FR: (address) =>
    `Votre messagerie s’ouvre avec ce message\u202f: il ne reste qu’à l’envoyer. Sinon, écrivez à ${address}.`,
  EN: (address) =>
    `Your email program opens with this message: all that is left is to send it. If it doesn’t open, write to ${address}.`,
  ES: (address) =>
    `Su programa de correo se abre con este mensaje: solo queda enviarlo. Si no se abre, escriba a ${address}.`,
  PT: (address) =>
    `O seu programa de e-mail abre com esta mensagem: só falta enviá-la. Se não abrir, escreva para ${address}.`,
  IT: (address) =>
    `Il suo programma di posta si apre con questo messaggio: basta inviarlo. Altrimenti scriva a ${address}.`,
  DE: (address) =>
    `Ihr E-Mail-Programm öffnet sich mit dieser Nachricht: Sie müssen sie nur noch absenden. Sonst schreiben Sie an ${address}.`,
  NL: (address) =>
    `Uw e-mailprogramma opent met dit bericht: u hoeft het alleen nog te verzenden. Zo niet, schrijf dan naar ${address}.`,
  AR: (address) =>
    `يُفتح برنامج بريدك بهذه الرسالة، ولم يبقَ إلا إرسالها. وإلا فيمكنك الكتابة إلى \u2068${address}\u2069.`,
};
