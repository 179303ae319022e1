// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../registry";
import { Option1 as about } from "./about/Option1";
import { Option1 as contact } from "./contact/Option1";
import { Option1 as home } from "./home/Option1";
import { Option1 as projects } from "./projects/Option1";
import { Option1 as skills } from "./skills/Option1";

export const views: Together = {
  home,
  about,
  projects,
  skills,
  contact,
};

/** Fetched with the pages that show them. */
export const apart: Apart = {
  services: async () => (await import("./services/Option1")).Option1,
  testimonials: async () => (await import("./testimonials/Option1")).Option1,
  experience: async () => (await import("./experience/Option1")).Option1,
};
