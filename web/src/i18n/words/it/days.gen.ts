// Written by `make gen` from locales/. Do not edit.

export const dayForms = {
  from: {
    numbered: (day: string): string => `dal ${day}`,
    elided: (day: string): string => `dall’${day}`,
    named: (day: string): string => `da ${day}`,
  },
  until: {
    numbered: (day: string): string => `al ${day}`,
    elided: (day: string): string => `all’${day}`,
    named: (day: string): string => `a ${day}`,
  },
  on: {
    numbered: (day: string): string => `il ${day}`,
    elided: (day: string): string => `l’${day}`,
    named: (day: string): string => `${day}`,
  },
};
