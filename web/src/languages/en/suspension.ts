// What owners read while their site is suspended by whoever runs the server.
import type { Catalogue } from "../catalogue";
import { dayOf } from "./numbers";

export const suspensionWords: Catalogue["suspensionWords"] = {
  title: (since) =>
    `Your site has been suspended since ${dayOf(since)} by whoever runs this server: its visitors no longer see it.`,
  reason: (reason) => `Reason: ${reason}`,
  kept: "Everything in it is kept. You can edit it and take it along; it will only be back online once the suspension is lifted.",
  takeAlong: "Take my data along",
  badge: "Suspended",
  seen: "suspended",
};
