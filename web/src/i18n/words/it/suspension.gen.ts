// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Il tuo sito è sospeso ${since} per decisione di chi gestisce questo server: i visitatori non lo vedono più.`,
  reason: (reason: string): string => `Motivo: ${reason}`,
  kept: "Tutto ciò che contiene è conservato. Puoi modificarlo e portarlo con te; tornerà online solo quando la sospensione sarà revocata.",
  takeAlong: "Porta con te i tuoi dati",
  badge: "Sospeso",
  seen: "sospeso",
};
