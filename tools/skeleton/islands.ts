// What of this layout answers a visitor, by the name that its `Island` has: each a chunk of its own.
export const islands = {};
