// What owners read while their site is suspended by whoever runs the server.
import type { Catalogue } from "../catalogue";
import { dayOf } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) =>
    `Su sitio está suspendido desde el ${dayOf(since)} por decisión de quien administra este servidor: los visitantes ya no lo ven.`,
  reason: (reason) => `Motivo: ${reason}`,
  kept: "Todo lo que contiene se conserva. Puede editarlo y llevárselo; solo volverá a estar en línea cuando se levante la suspensión.",
  takeAlong: "Llevarme mis datos",
  badge: "Suspendido",
  seen: "suspendido",
};
