// The few words that product-free widgets carry themselves.
export const uiWords = {
  close: "Fermer",
  cancel: "Annuler",
  undo: "Rétablir",
  loading: "Chargement...",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  toasts: "Messages",
  toastsHotkey: "Messages ({hotkey})",
} as const;
