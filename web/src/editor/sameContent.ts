// When two pieces of contents say the same, however they came to be written: one was typed here, the other came back from the
// server, which orders keys by its own description and leaves out what is empty.

/** Written by the server alone, whatever a save says of it (server: sites/site/item_pages.py): nobody's words. */
export const notedByServer: ReadonlySet<string> = new Set(["formerNames"]);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return Array.isArray(value) ? !value.length : isTable(value) && Object.values(value).every(isEmpty);
}

/** The order counts in lists alone; what is not there is what is empty, and a switch that is off is neither. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, place) => isSame(value, b[place]));
  if (!isTable(a) || !isTable(b)) return false;
  return Object.keys({ ...a, ...b }).every((name) => notedByServer.has(name) || isSame(a[name], b[name]));
}
