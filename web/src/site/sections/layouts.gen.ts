// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Option } from "../../contract/types.gen";
import type { WholeLayout } from "../registry";
import { Option1 as about1 } from "./about/Option1";
import { Option2 as about2 } from "./about/Option2";
import { Option3 as about3 } from "./about/Option3";
import { Option1 as contact1 } from "./contact/Option1";
import { Option2 as contact2 } from "./contact/Option2";
import { Option3 as contact3 } from "./contact/Option3";
import { Option1 as experience1 } from "./experience/Option1";
import { Option2 as experience2 } from "./experience/Option2";
import { Option3 as experience3 } from "./experience/Option3";
import { Option1 as home1 } from "./home/Option1";
import { Option2 as home2 } from "./home/Option2";
import { Option3 as home3 } from "./home/Option3";
import { Option1 as projects1 } from "./projects/Option1";
import { Option2 as projects2 } from "./projects/Option2";
import { Option3 as projects3 } from "./projects/Option3";
import { Option1 as services1 } from "./services/Option1";
import { Option2 as services2 } from "./services/Option2";
import { Option3 as services3 } from "./services/Option3";
import { Option1 as skills1 } from "./skills/Option1";
import { Option2 as skills2 } from "./skills/Option2";
import { Option3 as skills3 } from "./skills/Option3";
import { Option1 as testimonials1 } from "./testimonials/Option1";
import { Option2 as testimonials2 } from "./testimonials/Option2";
import { Option3 as testimonials3 } from "./testimonials/Option3";

export const layouts: Record<Option, WholeLayout> = {
  option1: {
    home: home1,
    about: about1,
    projects: projects1,
    skills: skills1,
    services: services1,
    testimonials: testimonials1,
    experience: experience1,
    contact: contact1,
  },
  option2: {
    home: home2,
    about: about2,
    projects: projects2,
    skills: skills2,
    services: services2,
    testimonials: testimonials2,
    experience: experience2,
    contact: contact2,
  },
  option3: {
    home: home3,
    about: about3,
    projects: projects3,
    skills: skills3,
    services: services3,
    testimonials: testimonials3,
    experience: experience3,
    contact: contact3,
  },
};
