// What of this layout answers a visitor, by the name that its `Island` has: each a chunk of its own.
export const islands = {
  plates: async () => (await import("./Plates")).Plates,
  projectCards: async () => (await import("./ProjectCards")).ProjectCards,
  team: async () => (await import("./Team")).Team,
};
