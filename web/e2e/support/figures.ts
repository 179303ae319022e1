/** Figures of days that were, as the server would have written them: no visitor can come yesterday. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Server } from "./server.ts";

type Counts = Readonly<Record<string, number>>;
/** Per dimension how often each value came; the names are the server's (public/visits/sums.py). */
export type Figures = Readonly<Record<string, Counts>>;

/** The day as the server counts it. By the calendar: a day in which the clocks change is no 24 hours long. */
export function dayBefore(days: number): string {
  const day = new Date(new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(Date.now()));
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

/** `figuresOf` is asked for each day, 0 being today. */
export function countDays(server: Server, slug: string, days: number, figuresOf: (ago: number) => Figures): void {
  const database = new DatabaseSync(join(server.data, "vitrine.sqlite3"), { timeout: 30_000 });
  const written = database.prepare(
    "INSERT OR REPLACE INTO visit_days (site_id, day, dimension, counts, total) " +
      "SELECT id, ?, ?, ?, ? FROM sites WHERE slug = ?",
  );
  database.exec("BEGIN IMMEDIATE");
  for (let ago = 0; ago < days; ago += 1) {
    for (const [dimension, counts] of Object.entries(figuresOf(ago))) {
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      written.run(dayBefore(ago), dimension, JSON.stringify(counts), total, slug);
    }
  }
  database.exec("COMMIT");
  database.close();
}
