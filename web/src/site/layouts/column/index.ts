// option1, « Colonne »: one calm column drawn by two hairlines; only pictures cross them.
export { apart, views } from "./views.gen";

import "./column.css";
