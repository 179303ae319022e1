import type { WordsOf } from "../section";

export const words: WordsOf<"services", { /** In a price's place. */ onQuote: string }> = {
  EN: { name: "Services", onQuote: "Price on request" },
  FR: { name: "Services", onQuote: "Sur devis" },
  ES: { name: "Servicios", onQuote: "Precio a consultar" },
  PT: { name: "Serviços", onQuote: "Sob consulta" },
  IT: { name: "Servizi", onQuote: "Su preventivo" },
  DE: { name: "Leistungen", onQuote: "Auf Anfrage" },
  NL: { name: "Diensten", onQuote: "Op aanvraag" },
  AR: { name: "الخدمات", onQuote: "السعر عند الطلب" },
};
