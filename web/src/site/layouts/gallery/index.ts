// Layout option3, « Galerie »: a wall on a 3 · 4 · 5 grid. The label stands at the start (3), the works hang beside it (4 + 5).
export { apart, views } from "./views.gen";

import "./gallery.css";
import "./home.css";
import "./projects.css";
import "./skills.css";
import "./contact.css";
