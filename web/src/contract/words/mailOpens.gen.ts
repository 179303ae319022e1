// Written by `make gen` from locales/. Do not edit.

export const mailOpens = {
  EN: (address: string): string => `Your email program opens with this message: all that is left is to send it. If it doesn’t open, write to ${address}.`,
  FR: (address: string): string => `Votre messagerie s’ouvre avec ce message : il ne reste qu’à l’envoyer. Sinon, écrivez à ${address}.`,
  ES: (address: string): string => `Su programa de correo se abre con este mensaje: solo queda enviarlo. Si no se abre, escriba a ${address}.`,
  PT: (address: string): string => `O seu programa de e-mail abre com esta mensagem: só falta enviá-la. Se não abrir, escreva para ${address}.`,
  IT: (address: string): string => `Il suo programma di posta si apre con questo messaggio: basta inviarlo. Altrimenti scriva a ${address}.`,
  DE: (address: string): string => `Ihr E-Mail-Programm öffnet sich mit dieser Nachricht: Sie müssen sie nur noch absenden. Sonst schreiben Sie an ${address}.`,
  NL: (address: string): string => `Uw e-mailprogramma opent met dit bericht: u hoeft het alleen nog te verzenden. Zo niet, schrijf dan naar ${address}.`,
  AR: (address: string): string => `يُفتح برنامج بريدك بهذه الرسالة، ولم يبقَ إلا إرسالها. وإلا فيمكنك الكتابة إلى ⁨${address}⁩.`,
};
