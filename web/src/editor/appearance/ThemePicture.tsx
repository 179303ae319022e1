// A first screen in a theme's colours: line, title, button. For the eye alone.
import { Swatch } from "./Swatch";

interface ThemePictureProps {
  values: { bg: string; text: string; accent: string; buttonBg: string; bgContact: string };
}

export const ThemePicture = ({ values: { bg, text, accent, buttonBg, bgContact } }: ThemePictureProps) => (
  <span className="theme-picture" style={{ background: bg }} aria-hidden="true">
    <Swatch of={accent} />
    <Swatch of={text} />
    <Swatch of={buttonBg} />
    <Swatch of={bgContact} />
  </span>
);
