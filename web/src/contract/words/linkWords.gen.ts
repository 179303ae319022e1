// Written by `make gen` from locales/. Do not edit.

export const linkWords = {
  EN: {
    mentions: "Legal notice and privacy",
    report: "Report this site",
    project: "See the project",
  },
  FR: {
    mentions: "Mentions légales et confidentialité",
    report: "Signaler ce site",
    project: "Voir le projet",
  },
  ES: {
    mentions: "Aviso legal y privacidad",
    report: "Denunciar este sitio",
    project: "Ver el proyecto",
  },
  PT: {
    mentions: "Aviso legal e privacidade",
    report: "Denunciar este site",
    project: "Ver o projeto",
  },
  IT: {
    mentions: "Note legali e privacy",
    report: "Segnala questo sito",
    project: "Vedi il progetto",
  },
  DE: {
    mentions: "Impressum und Datenschutz",
    report: "Diese Website melden",
    project: "Zum Projekt",
  },
  NL: {
    mentions: "Colofon en privacy",
    report: "Deze site melden",
    project: "Bekijk het project",
  },
  AR: {
    mentions: "الإشعار القانوني والخصوصية",
    report: "الإبلاغ عن هذا الموقع",
    project: "عرض المشروع",
  },
};
