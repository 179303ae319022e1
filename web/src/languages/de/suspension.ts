// What owners read while their site is suspended by whoever runs the server.
import type { Catalogue } from "../catalogue";
import { dayOf } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) =>
    `Ihre Website wurde am ${dayOf(since)} vom Betreiber dieses Servers gesperrt: Besucher sehen sie nicht mehr.`,
  reason: (reason) => `Grund: ${reason}`,
  kept: "Alles, was sie enthält, bleibt erhalten. Sie können sie bearbeiten und mitnehmen; online ist sie erst wieder, wenn die Sperre aufgehoben ist.",
  takeAlong: "Daten mitnehmen",
  badge: "Gesperrt",
  seen: "gesperrt",
};
