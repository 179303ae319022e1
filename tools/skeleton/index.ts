// « Skeleton »: the photo beside the name, then one section below the other.
export { apart, views } from "./views.gen";

import "./skeleton.css";
