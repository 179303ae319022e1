// Written by `make gen` from server/vitrine/content. Do not edit.
import { labels as about } from "./about/labels";
import { labels as appearance } from "./appearance/labels";
import { labels as contact } from "./contact/labels";
import { labels as experience } from "./experience/labels";
import { labels as home } from "./home/labels";
import { labels as legal } from "./legal/labels";
import { labels as projects } from "./projects/labels";
import type { SectionsLabels } from "./section";
import { labels as services } from "./services/labels";
import { labels as sharing } from "./sharing/labels";
import { labels as skills } from "./skills/labels";
import { labels as testimonials } from "./testimonials/labels";

export const sectionLabels: SectionsLabels = {
  home,
  about,
  projects,
  skills,
  services,
  testimonials,
  experience,
  contact,
  legal,
  appearance,
  sharing,
};
