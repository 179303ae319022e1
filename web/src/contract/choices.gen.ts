// Written by `make gen` from server/vitrine/content. Do not edit.

export const languages = {
  "EN": "Anglais",
  "FR": "Français",
  "ES": "Espagnol",
  "PT": "Portugais",
  "IT": "Italien"
} as const;

export const dashboardLanguages = {
  "fr": "Français",
  "en": "English",
  "es": "Español",
  "pt": "Português",
  "it": "Italiano",
  "de": "Deutsch",
  "nl": "Nederlands",
  "ar": "العربية"
} as const;

export const otherLanguage = "AUTRE" as const;

export const languageCodeLetters = 2 as const;

export const freeLanguages = 1 as const;

export const maxLanguages = 12 as const;

export const blanks = "\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000" as const;

export const unseen = "\\xad\\u200b\\u2060\\ufeff" as const;

export const sameWords = {
  "blog": [
    "FR",
    "EN",
    "ES",
    "PT",
    "IT",
    "DE",
    "NL"
  ],
  "clients": [
    "FR",
    "EN"
  ],
  "contact": [
    "FR",
    "EN",
    "NL"
  ],
  "cv": [
    "FR",
    "EN",
    "ES",
    "PT",
    "IT",
    "NL"
  ],
  "design": [
    "FR",
    "EN",
    "PT",
    "IT",
    "DE",
    "NL"
  ],
  "e-mail": [
    "FR",
    "EN",
    "PT",
    "IT",
    "DE",
    "NL"
  ],
  "email": [
    "FR",
    "EN",
    "ES",
    "PT",
    "IT"
  ],
  "expertise": [
    "FR",
    "EN",
    "DE",
    "NL"
  ],
  "illustration": [
    "FR",
    "EN",
    "DE"
  ],
  "illustrations": [
    "FR",
    "EN"
  ],
  "message": [
    "FR",
    "EN"
  ],
  "messages": [
    "FR",
    "EN"
  ],
  "photos": [
    "FR",
    "EN"
  ],
  "portfolio": [
    "FR",
    "EN",
    "ES",
    "PT",
    "IT",
    "DE",
    "NL"
  ],
  "publications": [
    "FR",
    "EN"
  ],
  "services": [
    "FR",
    "EN"
  ],
  "team": [
    "EN",
    "IT",
    "DE",
    "NL"
  ]
} as const;

export const isoLanguages = [
  "AA",
  "AB",
  "AE",
  "AF",
  "AK",
  "AM",
  "AN",
  "AR",
  "AS",
  "AV",
  "AY",
  "AZ",
  "BA",
  "BE",
  "BG",
  "BH",
  "BI",
  "BM",
  "BN",
  "BO",
  "BR",
  "BS",
  "CA",
  "CE",
  "CH",
  "CO",
  "CR",
  "CS",
  "CU",
  "CV",
  "CY",
  "DA",
  "DE",
  "DV",
  "DZ",
  "EE",
  "EL",
  "EN",
  "EO",
  "ES",
  "ET",
  "EU",
  "FA",
  "FF",
  "FI",
  "FJ",
  "FO",
  "FR",
  "FY",
  "GA",
  "GD",
  "GL",
  "GN",
  "GU",
  "GV",
  "HA",
  "HE",
  "HI",
  "HO",
  "HR",
  "HT",
  "HU",
  "HY",
  "HZ",
  "IA",
  "ID",
  "IE",
  "IG",
  "II",
  "IK",
  "IO",
  "IS",
  "IT",
  "IU",
  "JA",
  "JV",
  "KA",
  "KG",
  "KI",
  "KJ",
  "KK",
  "KL",
  "KM",
  "KN",
  "KO",
  "KR",
  "KS",
  "KU",
  "KV",
  "KW",
  "KY",
  "LA",
  "LB",
  "LG",
  "LI",
  "LN",
  "LO",
  "LT",
  "LU",
  "LV",
  "MG",
  "MH",
  "MI",
  "MK",
  "ML",
  "MN",
  "MR",
  "MS",
  "MT",
  "MY",
  "NA",
  "NB",
  "ND",
  "NE",
  "NG",
  "NL",
  "NN",
  "NO",
  "NR",
  "NV",
  "NY",
  "OC",
  "OJ",
  "OM",
  "OR",
  "OS",
  "PA",
  "PI",
  "PL",
  "PS",
  "PT",
  "QU",
  "RM",
  "RN",
  "RO",
  "RU",
  "RW",
  "SA",
  "SC",
  "SD",
  "SE",
  "SG",
  "SI",
  "SK",
  "SL",
  "SM",
  "SN",
  "SO",
  "SQ",
  "SR",
  "SS",
  "ST",
  "SU",
  "SV",
  "SW",
  "TA",
  "TE",
  "TG",
  "TH",
  "TI",
  "TK",
  "TL",
  "TN",
  "TO",
  "TR",
  "TS",
  "TT",
  "TW",
  "TY",
  "UG",
  "UK",
  "UR",
  "UZ",
  "VE",
  "VI",
  "VO",
  "WA",
  "WO",
  "XH",
  "YI",
  "YO",
  "ZA",
  "ZH",
  "ZU"
] as const;

export const fontFamilies = [
  "Times New Roman",
  "Arial",
  "Courier New",
  "Georgia"
] as const;

export const fontPackages = {
  "Times New Roman": {
    "latin": "tinos",
    "latin-ext": "tinos",
    "arabic": "noto-naskh-arabic",
    "vietnamese": "tinos",
    "greek": "tinos",
    "greek-ext": "tinos",
    "cyrillic": "tinos",
    "cyrillic-ext": "tinos",
    "hebrew": "tinos"
  },
  "Arial": {
    "latin": "arimo",
    "latin-ext": "arimo",
    "arabic": "ibm-plex-sans-arabic",
    "vietnamese": "arimo",
    "greek": "arimo",
    "greek-ext": "arimo",
    "cyrillic": "arimo",
    "cyrillic-ext": "arimo",
    "hebrew": "arimo"
  },
  "Courier New": {
    "latin": "cousine",
    "latin-ext": "cousine",
    "arabic": "ibm-plex-sans-arabic",
    "vietnamese": "cousine",
    "greek": "cousine",
    "greek-ext": "cousine",
    "cyrillic": "cousine",
    "cyrillic-ext": "cousine",
    "hebrew": "cousine"
  },
  "Georgia": {
    "latin": "gelasio",
    "latin-ext": "gelasio",
    "arabic": "noto-naskh-arabic",
    "vietnamese": "gelasio",
    "greek": "tinos",
    "greek-ext": "tinos",
    "cyrillic": "tinos",
    "cyrillic-ext": "tinos",
    "hebrew": "tinos"
  }
} as const;

export const fontPairs = {
  "vernissage": {
    "titles": "Playfair Display",
    "texts": "Source Sans 3"
  },
  "salon": {
    "titles": "Playfair Display",
    "texts": "EB Garamond"
  },
  "lettres": {
    "titles": "EB Garamond",
    "texts": "EB Garamond"
  },
  "recit": {
    "titles": "Lora",
    "texts": "Source Sans 3"
  },
  "revue": {
    "titles": "Work Sans",
    "texts": "Lora"
  },
  "atelier": {
    "titles": "Fraunces",
    "texts": "Work Sans"
  },
  "manifeste": {
    "titles": "Space Grotesk",
    "texts": "Work Sans"
  },
  "code": {
    "titles": "IBM Plex Mono",
    "texts": "Source Sans 3"
  }
} as const;

export const pairFamilies = {
  "Playfair Display": {
    "sheet": "playfair-display",
    "variable": "--font-playfair-display",
    "width": 0.94,
    "isMonospaced": false,
    "packages": {
      "latin": "playfair-display",
      "latin-ext": "playfair-display",
      "arabic": "el-messiri",
      "vietnamese": "playfair-display",
      "greek": "tinos",
      "greek-ext": "tinos",
      "cyrillic": "tinos",
      "cyrillic-ext": "tinos",
      "hebrew": "tinos"
    }
  },
  "EB Garamond": {
    "sheet": "eb-garamond",
    "variable": "--font-eb-garamond",
    "width": 0.96,
    "isMonospaced": false,
    "packages": {
      "latin": "eb-garamond",
      "latin-ext": "eb-garamond",
      "arabic": "markazi-text",
      "vietnamese": "eb-garamond",
      "greek": "tinos",
      "greek-ext": "tinos",
      "cyrillic": "tinos",
      "cyrillic-ext": "tinos",
      "hebrew": "tinos"
    }
  },
  "Lora": {
    "sheet": "lora",
    "variable": "--font-lora",
    "width": 0.97,
    "isMonospaced": false,
    "packages": {
      "latin": "lora",
      "latin-ext": "lora",
      "arabic": "noto-naskh-arabic",
      "vietnamese": "lora",
      "greek": "tinos",
      "greek-ext": "tinos",
      "cyrillic": "tinos",
      "cyrillic-ext": "tinos",
      "hebrew": "tinos"
    }
  },
  "Fraunces": {
    "sheet": "fraunces",
    "variable": "--font-fraunces",
    "width": 1.0,
    "isMonospaced": false,
    "packages": {
      "latin": "fraunces",
      "latin-ext": "fraunces",
      "arabic": "noto-naskh-arabic",
      "vietnamese": "fraunces",
      "greek": "tinos",
      "greek-ext": "tinos",
      "cyrillic": "tinos",
      "cyrillic-ext": "tinos",
      "hebrew": "tinos"
    }
  },
  "Source Sans 3": {
    "sheet": "source-sans-3",
    "variable": "--font-source-sans-3",
    "width": 0.87,
    "isMonospaced": false,
    "packages": {
      "latin": "source-sans-3",
      "latin-ext": "source-sans-3",
      "arabic": "ibm-plex-sans-arabic",
      "vietnamese": "source-sans-3",
      "greek": "arimo",
      "greek-ext": "arimo",
      "cyrillic": "arimo",
      "cyrillic-ext": "arimo",
      "hebrew": "arimo"
    }
  },
  "Work Sans": {
    "sheet": "work-sans",
    "variable": "--font-work-sans",
    "width": 0.98,
    "isMonospaced": false,
    "packages": {
      "latin": "work-sans",
      "latin-ext": "work-sans",
      "arabic": "cairo",
      "vietnamese": "work-sans",
      "greek": "arimo",
      "greek-ext": "arimo",
      "cyrillic": "arimo",
      "cyrillic-ext": "arimo",
      "hebrew": "arimo"
    }
  },
  "Space Grotesk": {
    "sheet": "space-grotesk",
    "variable": "--font-space-grotesk",
    "width": 1.0,
    "isMonospaced": false,
    "packages": {
      "latin": "space-grotesk",
      "latin-ext": "space-grotesk",
      "arabic": "cairo",
      "vietnamese": "space-grotesk",
      "greek": "arimo",
      "greek-ext": "arimo",
      "cyrillic": "arimo",
      "cyrillic-ext": "arimo",
      "hebrew": "arimo"
    }
  },
  "IBM Plex Mono": {
    "sheet": "ibm-plex-mono",
    "variable": "--font-ibm-plex-mono",
    "width": 1.0,
    "isMonospaced": true,
    "packages": {
      "latin": "ibm-plex-mono",
      "latin-ext": "ibm-plex-mono",
      "arabic": "ibm-plex-sans-arabic",
      "vietnamese": "ibm-plex-mono",
      "greek": "cousine",
      "greek-ext": "cousine",
      "cyrillic": "cousine",
      "cyrillic-ext": "cousine",
      "hebrew": "cousine"
    }
  }
} as const;

export const titleRoles = [
  "display",
  "statement",
  "heading",
  "subheading",
  "quote",
  "itemTitle"
] as const;

export const ambiences = {
  "classique": {
    "fontPair": "",
    "themeIndex": 0
  },
  "moderne": {
    "fontPair": "atelier",
    "themeIndex": 1
  },
  "editorial": {
    "fontPair": "salon",
    "themeIndex": 3
  }
} as const;

export const firstAmbience = "moderne" as const;

export const fontWeights = [
  "normal",
  "bold",
  "lighter"
] as const;

export const sizeRem = {
  "min": 0.1,
  "max": 10.0,
  "step": 0.1
} as const;

export const lineHeight = {
  "min": 1.0,
  "max": 2.5
} as const;

export const files = {
  "imageTypes": [
    "image/png",
    "image/jpeg",
    "image/svg+xml"
  ],
  "fileTypes": [
    "image/png",
    "image/jpeg",
    "image/svg+xml",
    "application/pdf"
  ],
  "paidImageTypes": [
    "image/webp",
    "image/avif"
  ],
  "imageMaxBytes": 1048576,
  "fileMaxBytes": 2097152,
  "compressedMaxWidthPx": 800,
  "compressedJpegQuality": 0.7,
  "highDefinition": {
    "maxSidePx": 2560,
    "jpegQuality": 0.85,
    "maxBytes": 4194304
  }
} as const;
