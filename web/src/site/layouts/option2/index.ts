// option2 « Éditorial »: its six views and their styles, one chunk.
import type { Layout } from "../../registry";
import { Option2 as about } from "../../sections/about/Option2";
import { Option2 as contact } from "../../sections/contact/Option2";
import { Option2 as experience } from "../../sections/experience/Option2";
import { Option2 as home } from "../../sections/home/Option2";
import { Option2 as projects } from "../../sections/projects/Option2";
import { Option2 as skills } from "../../sections/skills/Option2";
import "./option2.css";
import "./shell.css";
import "./controls.css";
import "./home.css";
import "./about.css";
import "./projects.css";
import "./skills.css";
import "./experience.css";
import "./contact.css";

export const layout: Layout = { home, about, projects, skills, experience, contact };
