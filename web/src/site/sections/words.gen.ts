// Written by `make gen` from server/vitrine/content. Do not edit.
import { words as about } from "./about/words";
import { words as contact } from "./contact/words";
import { words as experience } from "./experience/words";
import { words as home } from "./home/words";
import { words as projects } from "./projects/words";
import type { SectionsWords } from "./section";
import { words as services } from "./services/words";
import { words as skills } from "./skills/words";
import { words as testimonials } from "./testimonials/words";

export const sectionWords: SectionsWords = {
  home,
  about,
  projects,
  skills,
  services,
  testimonials,
  experience,
  contact,
};
