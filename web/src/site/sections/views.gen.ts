// Written by `make gen` from server/vitrine/content. Do not edit.
import type { PageSection } from "../../contract/types.gen";
import type { AboutView } from "./about/page";
import type { ContactView } from "./contact/page";
import type { ExperienceView } from "./experience/page";
import type { HomeView } from "./home/page";
import type { ProjectsView } from "./projects/page";
import type { PageOf } from "./section";
import type { ServicesView } from "./services/page";
import type { SkillsView } from "./skills/page";
import type { TestimonialsView } from "./testimonials/page";

export interface ViewOf {
  home: HomeView;
  about: AboutView;
  projects: ProjectsView;
  skills: SkillsView;
  services: ServicesView;
  testimonials: TestimonialsView;
  experience: ExperienceView;
  contact: ContactView;
}

export type SectionPages = { [S in PageSection]: PageOf<S, ViewOf[S]> };
