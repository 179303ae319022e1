// What owners read while their site is suspended by whoever runs the server.
import type { Catalogue } from "../catalogue";
import { dayOf } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) =>
    `Quem administra este servidor suspendeu o seu site em ${dayOf(since)}: os visitantes já não o veem.`,
  reason: (reason) => `Motivo: ${reason}`,
  kept: "Todo o conteúdo está conservado. Pode editar o site e levar os seus dados; o site só voltará a estar online quando a suspensão for levantada.",
  takeAlong: "Levar os meus dados",
  badge: "Suspenso",
  seen: "suspenso",
};
