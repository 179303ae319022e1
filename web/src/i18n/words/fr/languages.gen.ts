// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `en ${language}`,
  inCode: (code: string): string => `en ${code}`,
  versionIn: (language: string): string => `la version en ${language}`,
  versionInCode: (code: string): string => `la version en ${code}`,
  versions: {
    EN: "la version anglaise",
    FR: "la version française",
    ES: "la version espagnole",
    PT: "la version portugaise",
    IT: "la version italienne",
  },
};
