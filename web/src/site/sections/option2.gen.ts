// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../registry";
import { Option2 as about } from "./about/Option2";
import { Option2 as contact } from "./contact/Option2";
import { Option2 as home } from "./home/Option2";
import { Option2 as projects } from "./projects/Option2";
import { Option2 as skills } from "./skills/Option2";

export const views: Together = {
  home,
  about,
  projects,
  skills,
  contact,
};

/** Fetched with the pages that show them. */
export const apart: Apart = {
  services: async () => (await import("./services/Option2")).Option2,
  testimonials: async () => (await import("./testimonials/Option2")).Option2,
  experience: async () => (await import("./experience/Option2")).Option2,
};
