// Written by `make gen` from server/vitrine/content. Do not edit.
import { page as about } from "./about/page";
import { page as contact } from "./contact/page";
import { page as experience } from "./experience/page";
import { page as home } from "./home/page";
import { page as projects } from "./projects/page";
import { page as services } from "./services/page";
import { page as skills } from "./skills/page";
import { page as testimonials } from "./testimonials/page";
import type { SectionPages } from "./views.gen";

export const pages: SectionPages = {
  home,
  about,
  projects,
  skills,
  services,
  testimonials,
  experience,
  contact,
};
