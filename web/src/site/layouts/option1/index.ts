// option1, « Colonne »: one calm column drawn by two hairlines; only pictures cross them.
export { apart, views } from "../../sections/option1.gen";

import "./option1.css";
