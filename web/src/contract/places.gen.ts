// Written by `make gen` from server/vitrine/content. Do not edit.

/** In the order of the page. */
export const anchors = {
  "home": "welcome",
  "about": "propos",
  "projects": "projet",
  "skills": "competance",
  "services": "services",
  "testimonials": "temoignages",
  "experience": "experience",
  "contact": "contact"
} as const;

export const optionalSections = ["services", "testimonials", "experience"] as const;

export const barSections = ["home", "projects", "contact"] as const;
