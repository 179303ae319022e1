// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../registry";
import { Option2 as about } from "./about/Option2";
import { Option2 as contact } from "./contact/Option2";
import { Option2 as projects } from "./projects/Option2";
import { Option2 as skills } from "./skills/Option2";

export const views: Together = {
  about,
  projects,
  skills,
  contact,
};

/** Fetched when they are drawn anew: what is only read stays as the server wrote it. */
export const apart: Apart = {
  home: async () => (await import("./home/Option2")).Option2,
  services: async () => (await import("./services/Option2")).Option2,
  testimonials: async () => (await import("./testimonials/Option2")).Option2,
  experience: async () => (await import("./experience/Option2")).Option2,
};
