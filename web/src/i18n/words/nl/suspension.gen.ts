// Written by `make gen` from locales/. Do not edit.

export const suspensionWords = {
  title: (since: string): string => `Your site has been suspended since ${since} by whoever runs this server: its visitors no longer see it.`,
  reason: (reason: string): string => `Reason: ${reason}`,
  kept: "Everything in it is kept. You can edit it and take it along; it will only be back online once the suspension is lifted.",
  takeAlong: "Take my data along",
  badge: "Suspended",
  seen: "suspended",
};
