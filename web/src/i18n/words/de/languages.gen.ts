// Written by `make gen` from locales/. Do not edit.

export const languageForms = {
  inLanguage: (language: string): string => `auf ${language}`,
  inCode: (code: string): string => `auf ${code}`,
  versionIn: (language: string): string => `die Version auf ${language}`,
  versionInCode: (code: string): string => `die Version auf ${code}`,
  versions: {
    EN: "die englische Version",
    FR: "die französische Version",
    ES: "die spanische Version",
    PT: "die portugiesische Version",
    IT: "die italienische Version",
  },
};
