// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Ihre Website wurde am ${since} vom Betreiber dieses Servers gesperrt: Besucher sehen sie nicht mehr.`,
  reason: (reason: string): string => `Grund: ${reason}`,
  kept: "Alles, was sie enthält, bleibt erhalten. Sie können sie bearbeiten und mitnehmen; online ist sie erst wieder, wenn die Sperre aufgehoben ist.",
  takeAlong: "Daten mitnehmen",
  badge: "Gesperrt",
  seen: "gesperrt",
};
