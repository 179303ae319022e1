// Written by `make gen` from locales/. Do not edit.

export const dayForms = {
  from: {
    numbered: (day: string): string => `${day}`,
    elided: (day: string): string => `${day}`,
    named: (day: string): string => `${day}`,
  },
  until: {
    numbered: (day: string): string => `${day}`,
    elided: (day: string): string => `${day}`,
    named: (day: string): string => `${day}`,
  },
  on: {
    numbered: (day: string): string => `${day}`,
    elided: (day: string): string => `${day}`,
    named: (day: string): string => `${day}`,
  },
};
