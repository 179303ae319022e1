// What is asked for the whole page at once: its layout, and how its sections stand.
import { FontPairs } from "./FontPairs";
import { LayoutPreviews } from "./LayoutPreviews";
import { SectionsOrder } from "./SectionsOrder";

export const Appearance = () => (
  <>
    <LayoutPreviews />
    <FontPairs />
    <SectionsOrder />
  </>
);
