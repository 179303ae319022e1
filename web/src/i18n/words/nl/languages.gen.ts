// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `in het ${language}`,
  inCode: (code: string): string => `in ${code}`,
  versionIn: (language: string): string => `de versie in het ${language}`,
  versionInCode: (code: string): string => `de versie in ${code}`,
  versions: {
    EN: "de Engelse versie",
    FR: "de Franse versie",
    ES: "de Spaanse versie",
    PT: "de Portugese versie",
    IT: "de Italiaanse versie",
  },
};
