// Written by `make gen` from server/vitrine/content. Do not edit.

/** In the order of the page. */
export const anchors = {
  "home": "welcome",
  "about": "propos",
  "projects": "projet",
  "skills": "competance",
  "experience": "experience",
  "contact": "contact"
} as const;

export const optionalSections = ["experience"] as const;

export const barSections = ["home", "projects", "contact"] as const;
