// Corners and spacing of the whole page, as its owner likes them (server: content/sections/appearance.py). The layouts read both
// from two properties, and have their own where none is chosen.
import type { AppearanceSettings } from "../../contract/types.gen";
import type { SiteSnapshot } from "./snapshot";

const corners: Record<Exclude<AppearanceSettings["corners"], "">, string> = { vifs: "0px", doux: "8px", ronds: "18px" };
const air: Record<Exclude<AppearanceSettings["spacing"], "">, number> = { serre: 0.65, aere: 1.4 };

const among = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === "string" && Object.hasOwn(table, name) ? table[name] : undefined;

/** Nothing, where nothing was chosen. */
export function moodCss({ sections }: Pick<SiteSnapshot, "sections">): string {
  const settings = sections.appearance?.shared.settings;
  const [corner, space] = [among(corners, settings?.corners), among(air, settings?.spacing)];
  const values = [corner !== undefined && `--corner:${corner}`, space !== undefined && `--air:${space}`].filter(
    Boolean,
  );
  return values.length ? `.site{${values.join(";")}}` : "";
}
