// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Option } from "../../contract/types.gen";
import { About as columnAbout } from "./column/About";
import { Contact as columnContact } from "./column/Contact";
import { Experience as columnExperience } from "./column/Experience";
import { Home as columnHome } from "./column/Home";
import { Projects as columnProjects } from "./column/Projects";
import { Services as columnServices } from "./column/Services";
import { Skills as columnSkills } from "./column/Skills";
import { Testimonials as columnTestimonials } from "./column/Testimonials";
import { About as editorialAbout } from "./editorial/About";
import { Contact as editorialContact } from "./editorial/Contact";
import { Experience as editorialExperience } from "./editorial/Experience";
import { Home as editorialHome } from "./editorial/Home";
import { Projects as editorialProjects } from "./editorial/Projects";
import { Services as editorialServices } from "./editorial/Services";
import { Skills as editorialSkills } from "./editorial/Skills";
import { Testimonials as editorialTestimonials } from "./editorial/Testimonials";
import { About as galleryAbout } from "./gallery/About";
import { Contact as galleryContact } from "./gallery/Contact";
import { Experience as galleryExperience } from "./gallery/Experience";
import { Home as galleryHome } from "./gallery/Home";
import { Projects as galleryProjects } from "./gallery/Projects";
import { Services as galleryServices } from "./gallery/Services";
import { Skills as gallerySkills } from "./gallery/Skills";
import { Testimonials as galleryTestimonials } from "./gallery/Testimonials";
import type { WholeLayout } from "./layout";

export const layouts: Record<Option, WholeLayout> = {
  option1: {
    home: columnHome,
    about: columnAbout,
    projects: columnProjects,
    skills: columnSkills,
    services: columnServices,
    testimonials: columnTestimonials,
    experience: columnExperience,
    contact: columnContact,
  },
  option2: {
    home: editorialHome,
    about: editorialAbout,
    projects: editorialProjects,
    skills: editorialSkills,
    services: editorialServices,
    testimonials: editorialTestimonials,
    experience: editorialExperience,
    contact: editorialContact,
  },
  option3: {
    home: galleryHome,
    about: galleryAbout,
    projects: galleryProjects,
    skills: gallerySkills,
    services: galleryServices,
    testimonials: galleryTestimonials,
    experience: galleryExperience,
    contact: galleryContact,
  },
};
