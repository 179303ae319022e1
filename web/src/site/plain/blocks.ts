// How the Markdown of all pages is put together.
import { mdLine } from "./signs";

/** Addresses of ours begin with what stands before them: whoever reads this is elsewhere. */
export const asWhole = (origin: string) => (address: string) => (address.startsWith("/") ? origin + address : address);

export const blocksOf = (blocks: readonly string[]): string => `${blocks.filter(Boolean).join("\n\n")}\n`;

/** `value` is escaped by then. */
export const factLine = (label: string | null, value: string): string =>
  label ? `- **${mdLine(label)}** · ${value}` : `- ${value}`;
