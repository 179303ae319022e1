// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Su sitio está suspendido desde el ${since} por decisión de quien administra este servidor: los visitantes ya no lo ven.`,
  reason: (reason: string): string => `Motivo: ${reason}`,
  kept: "Todo lo que contiene se conserva. Puede editarlo y llevárselo; solo volverá a estar en línea cuando se levante la suspensión.",
  takeAlong: "Llevarme mis datos",
  badge: "Suspendido",
  seen: "suspendido",
};
