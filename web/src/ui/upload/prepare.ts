// What is done to a file before it leaves: its type by content, its size by its own bytes, compression where it is over.
import { compressImage } from "./compress";
import type { ShrinkRules } from "./shrink";
import { sniffType } from "./sniff";

export interface FileRules extends ShrinkRules {
  types: readonly string[];
  /** Up to here a file is sent as it is. */
  maxBytes: number;
  /** What a compressed picture may have. */
  compressedMaxBytes: number;
}

export class FileRefused extends Error {
  readonly reason: "format" | "size";
  /** What it is by its content, where that is known. */
  readonly type: string | null;

  constructor(reason: "format" | "size", type: string | null = null) {
    super(reason);
    this.reason = reason;
    this.type = type;
  }
}

export async function prepareFile(file: File, rules: FileRules, signal: AbortSignal): Promise<Blob> {
  const type = await sniffType(file);
  if (!type || !rules.types.includes(type)) throw new FileRefused("format", type);
  if (file.size <= rules.maxBytes) return file;
  if (!type.startsWith("image/")) throw new FileRefused("size");
  let compressed: Blob;
  try {
    compressed = await compressImage(file, type, rules, signal);
  } catch (error) {
    signal.throwIfAborted();
    // A browser that cannot compress sends the file as it is: the server has the same rule. A drawing it cannot shrink.
    if (type === "image/svg+xml") throw new FileRefused("size");
    console.warn("the picture is compressed by the server", error);
    return file;
  }
  if (compressed.size > rules.compressedMaxBytes) throw new FileRefused("size");
  return compressed;
}
