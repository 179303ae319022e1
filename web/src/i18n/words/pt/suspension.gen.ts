// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Quem administra este servidor suspendeu o seu site em ${since}: os visitantes já não o veem.`,
  reason: (reason: string): string => `Motivo: ${reason}`,
  kept: "Todo o conteúdo está conservado. Pode editar o site e levar os seus dados; o site só voltará a estar online quando a suspensão for levantada.",
  takeAlong: "Levar os meus dados",
  badge: "Suspenso",
  seen: "suspenso",
};
