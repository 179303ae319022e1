declare global {
  interface Document {
    /** Buttons that were pressed before any script was there; the server's inline script keeps them. */
    early?: HTMLButtonElement[] | undefined;
  }
}

/** What a quick visitor asked for while the script was on its way is done now, once; from then on nothing is kept for him. */
export function pressEarlyButtons(): void {
  const early = document.early ?? [];
  document.early = undefined;
  for (const button of early) if (button.isConnected) button.click();
}
