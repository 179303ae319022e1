// What offers a language to somebody whose browser speaks it, in that language: so all of them stand here.
import type { dashboardLanguages } from "../contract/choices.gen";

interface Offer {
  says: string;
  take: string;
  leave: string;
}

export const languageOffers: Record<keyof typeof dashboardLanguages, Offer> = {
  fr: { says: "Ce tableau de bord existe aussi en français.", take: "Passer au français", leave: "Non merci" },
  en: { says: "This dashboard is also available in English.", take: "Switch to English", leave: "No, thanks" },
  ar: { says: "لوحة التحكم هذه متاحة بالعربية أيضًا.", take: "التبديل إلى العربية", leave: "لا، شكرًا" },
};
