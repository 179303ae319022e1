declare global {
  interface Document {
    /** Buttons that were pressed before the page's script was there; the server's head script keeps them. */
    early?: HTMLButtonElement[] | undefined;
  }
}

/** What a quick visitor asked for while the script was on its way is done now, once. */
export function pressEarlyButtons(): void {
  const pressed = document.early ?? [];
  document.early = undefined;
  // Not at once: React, which calls this, takes over a section that sleeps (sleeping.ts) only when it is done here.
  setTimeout(() => {
    for (const button of pressed) if (button.isConnected) button.click();
  });
}
