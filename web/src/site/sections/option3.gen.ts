// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../registry";
import { Option3 as contact } from "./contact/Option3";
import { Option3 as projects } from "./projects/Option3";
import { Option3 as skills } from "./skills/Option3";

export const views: Together = {
  projects,
  skills,
  contact,
};

/** Fetched when they are drawn anew: what is only read stays as the server wrote it. */
export const apart: Apart = {
  home: async () => (await import("./home/Option3")).Option3,
  about: async () => (await import("./about/Option3")).Option3,
  services: async () => (await import("./services/Option3")).Option3,
  testimonials: async () => (await import("./testimonials/Option3")).Option3,
  experience: async () => (await import("./experience/Option3")).Option3,
};
