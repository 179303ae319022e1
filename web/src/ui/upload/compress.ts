// A smaller file of a picture: in a worker, or on the page for drawings, which workers cannot decode.
import { type ShrinkRules, shrunk } from "./shrink";
import type { ShrinkAnswer, ShrinkRequest } from "./shrink.worker";
import workerUrl from "./shrink.worker.ts?worker&url";

interface ScriptUrls {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls };
  }
}

/** The dashboard's policy lets no string become a script (Trusted Types); this address is the build's own. */
const ownScripts = globalThis.window?.trustedTypes?.createPolicy("vitrine", {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new Error("not a script of ours");
    return url;
  },
});

function inWorker(file: Blob, rules: ShrinkRules, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ownScripts?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
    const finish = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener("abort", () => finish(() => reject(signal.reason)), { once: true });
    worker.addEventListener("error", () => finish(() => reject(new Error("the worker did not start"))));
    worker.addEventListener("message", ({ data }: MessageEvent<ShrinkAnswer>) =>
      finish(() => ("blob" in data ? resolve(data.blob) : reject(new Error(data.error)))),
    );
    worker.postMessage({ file, ...rules } satisfies ShrinkRequest);
  });
}

async function onPage(file: Blob, rules: ShrinkRules): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // A drawing without a size of its own is drawn as wide as a picture may be.
    const width = image.naturalWidth || rules.maxWidthPx;
    const size = { width, height: image.naturalHeight || width };
    const toBlob = (surface: HTMLCanvasElement, type: string, quality?: number) =>
      new Promise<Blob>((resolve, reject) =>
        surface.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not drawn"))), type, quality),
      );
    return await shrunk(image, size, rules, () => document.createElement("canvas"), toBlob);
  } finally {
    URL.revokeObjectURL(url);
  }
}

export const compressImage = (file: Blob, type: string, rules: ShrinkRules, signal: AbortSignal): Promise<Blob> =>
  type === "image/svg+xml" ? onPage(file, rules) : inWorker(file, rules, signal);
