// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("en-GB");
export const focusWords = {
  open: "Crop",
  openFor: (name: string): string => `Crop: ${name}`,
  title: "Crop",
  about: "Click what matters in the image: that point stays visible in every layout.",
  byKeys: "With the keyboard: the arrows, 1% at a time; with Shift, 10% at a time.",
  point: "Focal point",
  at: (x: number, y: number): string => `${figure(x)}% from the left, ${figure(y)}% from the top`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Centre",
  done: "Done",
  none: "Centred",
  shownWhole: "Some layouts show this image whole; zooming in makes it fill its frame.",
  crops: "What visitors see",
  shapes: {
    square: "Square",
    wide: "Wide",
    tall: "Tall",
  },
  notAccepted: "This crop isn’t valid: choose a point in the image.",
  zoomed: (times: string): string => `zoom ${times}`,
};
