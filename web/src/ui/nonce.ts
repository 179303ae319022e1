// Radix locks the page's scrolling with a <style> of its own; the strict CSP lets it through only with the page's nonce.
declare global {
  var __webpack_nonce__: string | undefined;
}

/** Called once by the entry, before anything opens. The name is what `get-nonce`, Radix's helper, looks for. */
export function allowLibraryStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}
