// What owners read while their site is suspended by whoever runs the server.
import type { Catalogue } from "../catalogue";
import { dayOf, fromDay } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) =>
    `Il tuo sito è sospeso ${fromDay(dayOf(since))} per decisione di chi gestisce questo server: i visitatori non lo vedono più.`,
  reason: (reason) => `Motivo: ${reason}`,
  kept: "Tutto ciò che contiene è conservato. Puoi modificarlo e portarlo con te; tornerà online solo quando la sospensione sarà revocata.",
  takeAlong: "Porta con te i tuoi dati",
  badge: "Sospeso",
  seen: "sospeso",
};
