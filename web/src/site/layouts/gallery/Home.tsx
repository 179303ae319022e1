// Home, « Galerie »: the logo and its text on a plate, the statement as the heading, one large picture, a footer line.

import { useWords } from "../../context";
import { Icon } from "../../parts/Icon";
import { Logo } from "../../parts/Logo";
import { PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import { WaysOn } from "../../parts/WaysOn";
import type { HomeView } from "../../sections/home/page";
import { isTallPhoto, logoSizes, photoSizes } from "./rules";

/** Longer than this a title is a sentence, and would be a poster of six lines at a name's size. */
const nameUpToChars = 32;

export function Home(view: HomeView) {
  const { kicker, isKickerOwn, title, note, logo, keepsLogoColours, photo, isImageSmall, cvUrl } = view;
  const { downloadCv, newTab } = useWords();
  return (
    <div className={photo ? "g-room g-home" : "g-room g-home is-thin"}>
      {(logo || kicker) && (
        // A panel for a logo; a line by itself needs none, nor does a logo beside no picture.
        <div className={logo && photo ? "g-plate" : "g-plate is-bare"}>
          {logo && (
            <Logo
              picture={logo}
              keepsColours={keepsLogoColours}
              sizes={logoSizes}
              className="g-logo"
              isFirst={!photo}
            />
          )}
          {kicker && (
            <Styled section="home" slot="logoText" className="g-plate-text">
              {kicker}
            </Styled>
          )}
        </div>
      )}
      {title && (
        <div className="g-statement">
          <Styled as="h1" section="home" slot="statement" className={title.length > nameUpToChars ? "" : "is-name"}>
            {title}
          </Styled>
        </div>
      )}
      {photo && (
        <figure
          className={["g-home-image", isImageSmall ? "is-small" : isTallPhoto(photo) && "is-tall"]
            .filter(Boolean)
            .join(" ")}
        >
          <PictureImage picture={photo} sizes={photoSizes(photo)} isFirst />
        </figure>
      )}
      {isKickerOwn && <hr className="g-divider" />}
      <footer className="g-foot">
        {note && (
          <Styled section="home" slot="footer" className="g-foot-text">
            {note}
          </Styled>
        )}
        <WaysOn className="g-cv">
          {cvUrl && (
            <a className="g-cv" href={cvUrl} target="_blank" rel="noopener">
              <Icon name="file" />
              {downloadCv}
              <span className="sr"> (PDF, {newTab})</span>
            </a>
          )}
        </WaysOn>
      </footer>
    </div>
  );
}
