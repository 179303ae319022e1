// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../registry";
import { Option3 as about } from "./about/Option3";
import { Option3 as contact } from "./contact/Option3";
import { Option3 as home } from "./home/Option3";
import { Option3 as projects } from "./projects/Option3";
import { Option3 as skills } from "./skills/Option3";

export const views: Together = {
  home,
  about,
  projects,
  skills,
  contact,
};

/** Fetched with the pages that show them. */
export const apart: Apart = {
  services: async () => (await import("./services/Option3")).Option3,
  testimonials: async () => (await import("./testimonials/Option3")).Option3,
  experience: async () => (await import("./experience/Option3")).Option3,
};
