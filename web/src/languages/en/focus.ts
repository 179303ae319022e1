// What matters in an image.
import type { Catalogue } from "../catalogue";

const times = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords: Catalogue["focusWords"] = {
  open: "Crop",
  openFor: (name) => `Crop: ${name}`,
  title: "Crop",
  about: "Click what matters in the image: that point stays visible in every layout.",
  byKeys: "With the keyboard: the arrows, 1% at a time; with Shift, 10% at a time.",
  point: "Focal point",
  at: (x, y) => `${x}% from the left, ${y}% from the top`,
  zoom: "Zoom",
  times: (zoom) => `× ${times.format(zoom / 100)}`,
  centre: "Centre",
  done: "Done",
  none: "Centred",
  shownWhole: "Some layouts show this image whole; zooming in makes it fill its frame.",
  crops: "What visitors see",
  shapes: { square: "Square", wide: "Wide", tall: "Tall" },
  notAccepted: "This crop isn’t valid: choose a point in the image.",
};
