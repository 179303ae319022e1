// Home, « Éditorial »: the portrait on the corner of a field of colour, beside the gradient title. Without a portrait the first
// project's picture takes that place, and where there is none either, the name is the picture.

import { usePage, useWords } from "../../context";
import { Icon } from "../../parts/Icon";
import { PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import { WaysOn } from "../../parts/WaysOn";
import type { HomeView } from "../../sections/home/page";
import { heroSizes, photoSizes } from "./rules";

export function Home({ kicker, title, note, photo, photoShape, isImageSmall, cvUrl }: HomeView) {
  const { downloadCv, newTab } = useWords();
  const work = usePage().sections.projects?.projects[0]?.picture;
  const photoClass = ["o2-home__photo", `o2-home__photo--${photoShape}`, isImageSmall && "o2-home__photo--small"];
  return (
    <div className={`o2 o2-home${photo ? "" : work ? " o2-home--work" : " o2-home--bare"}`}>
      {photo && (
        <figure className={photoClass.filter(Boolean).join(" ")}>
          <PictureImage picture={photo} sizes={photoSizes(isImageSmall)} isFirst />
        </figure>
      )}
      <div className="o2-home__text">
        {kicker && (
          <Styled as="p" section="home" slot="subtitle" className="o2-home__subtitle">
            {kicker}
          </Styled>
        )}
        {title && (
          <Styled as="h1" section="home" slot="title" className="o2-home__title">
            {title}
          </Styled>
        )}
        {note && (
          <Styled as="p" section="home" slot="shortDescription" className="o2-home__note">
            {note}
          </Styled>
        )}
        <WaysOn className="o2-cv">
          {cvUrl && (
            <a className="o2-cv" href={cvUrl} target="_blank" rel="noopener">
              {downloadCv}
              <Icon name="out" className="o2-arrow" />
              <span className="sr"> (PDF, {newTab})</span>
            </a>
          )}
        </WaysOn>
      </div>
      {!photo && work && (
        <figure className={work.isSeeThrough ? "o2-home__work is-framed" : "o2-home__work"}>
          {/* The project says what it shows. */}
          <PictureImage picture={{ ...work, alt: "" }} sizes={heroSizes} isFirst />
        </figure>
      )}
    </div>
  );
}
