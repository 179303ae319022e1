// What is asked for the whole page at once: its layout, and how its sections stand.
import { AmbienceChoice } from "./AmbienceChoice";
import { BarOfPage } from "./BarOfPage";
import { FontPairs } from "./FontPairs";
import { IconChoice } from "./IconChoice";
import { LayoutPreviews } from "./LayoutPreviews";
import { LookSwitches } from "./LookSwitches";
import { Moods } from "./Moods";
import { SectionsOrder } from "./SectionsOrder";
import { ThemeChoice } from "./ThemeChoice";
import "./look.css";

export const Appearance = () => (
  <>
    <LayoutPreviews />
    <AmbienceChoice />
    <ThemeChoice />
    <FontPairs />
    <Moods />
    <BarOfPage />
    <IconChoice />
    <LookSwitches />
    <SectionsOrder />
  </>
);
