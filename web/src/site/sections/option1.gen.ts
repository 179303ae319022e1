// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../registry";
import { Option1 as contact } from "./contact/Option1";
import { Option1 as projects } from "./projects/Option1";

export const views: Together = {
  projects,
  contact,
};

/** Fetched when they are drawn anew: what is only read stays as the server wrote it. */
export const apart: Apart = {
  home: async () => (await import("./home/Option1")).Option1,
  about: async () => (await import("./about/Option1")).Option1,
  skills: async () => (await import("./skills/Option1")).Option1,
  services: async () => (await import("./services/Option1")).Option1,
  testimonials: async () => (await import("./testimonials/Option1")).Option1,
  experience: async () => (await import("./experience/Option1")).Option1,
};
