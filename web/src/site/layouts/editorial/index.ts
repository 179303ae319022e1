// option2 « Éditorial »: its views and their styles, one chunk.
export { apart, views } from "./views.gen";

import "./editorial.css";
import "./shell.css";
import "./controls.css";
import "./home.css";
import "./about.css";
import "./projects.css";
import "./skills.css";
import "./experience.css";
import "./contact.css";
