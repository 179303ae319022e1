// Layout option3, « Galerie »: a wall on a 3 · 4 · 5 grid. The label stands at the start (3), the works hang beside it (4 + 5).
import type { Layout } from "../../registry";
import { Option3 as about } from "../../sections/about/Option3";
import { Option3 as contact } from "../../sections/contact/Option3";
import { Option3 as experience } from "../../sections/experience/Option3";
import { Option3 as home } from "../../sections/home/Option3";
import { Option3 as projects } from "../../sections/projects/Option3";
import { Option3 as skills } from "../../sections/skills/Option3";
import "./option3.css";
import "./home.css";
import "./projects.css";
import "./skills.css";
import "./contact.css";

export const layout: Layout = { home, about, projects, skills, experience, contact };
