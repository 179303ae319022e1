// Written by `make gen` from locales/. Do not edit.

export const languageOffers = {
  fr: {
    says: "Ce tableau de bord existe aussi en français.",
    take: "Passer au français",
    leave: "Non merci",
  },
  en: {
    says: "This dashboard is also available in English.",
    take: "Switch to English",
    leave: "No, thanks",
  },
  es: {
    says: "Este panel también está disponible en español.",
    take: "Cambiar al español",
    leave: "No, gracias",
  },
  pt: {
    says: "Este painel também está disponível em português.",
    take: "Mudar para português",
    leave: "Agora não",
  },
  it: {
    says: "Questo pannello è disponibile anche in italiano.",
    take: "Passa all’italiano",
    leave: "No, grazie",
  },
  de: {
    says: "Dieses Dashboard gibt es auch auf Deutsch.",
    take: "Zu Deutsch wechseln",
    leave: "Nein, danke",
  },
  nl: {
    says: "Dit dashboard is er ook in het Nederlands.",
    take: "Overschakelen naar het Nederlands",
    leave: "Nee, bedankt",
  },
  ar: {
    says: "لوحة التحكم هذه متاحة بالعربية أيضًا.",
    take: "التبديل إلى العربية",
    leave: "لا، شكرًا",
  },
};
