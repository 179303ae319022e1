// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Apart, Together } from "../layout";
import { About } from "./About";
import { Contact } from "./Contact";
import { Home } from "./Home";
import { Projects } from "./Projects";
import { Skills } from "./Skills";

export const views: Together = {
  home: Home,
  about: About,
  projects: Projects,
  skills: Skills,
  contact: Contact,
};

/** Fetched with the pages that show them. */
export const apart: Apart = {
  services: async () => (await import("./Services")).Services,
  testimonials: async () => (await import("./Testimonials")).Testimonials,
  experience: async () => (await import("./Experience")).Experience,
};
