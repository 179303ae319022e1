// option1, « Colonne »: one calm column drawn by two hairlines; only pictures cross them.
import type { Layout } from "../../registry";
import { Option1 as About } from "../../sections/about/Option1";
import { Option1 as Contact } from "../../sections/contact/Option1";
import { Option1 as Experience } from "../../sections/experience/Option1";
import { Option1 as Home } from "../../sections/home/Option1";
import { Option1 as Projects } from "../../sections/projects/Option1";
import { Option1 as Skills } from "../../sections/skills/Option1";
import "./option1.css";

export const layout: Layout = {
  home: Home,
  about: About,
  projects: Projects,
  skills: Skills,
  experience: Experience,
  contact: Contact,
};
