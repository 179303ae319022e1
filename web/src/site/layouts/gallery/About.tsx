// About, « Galerie »: heading, paragraph, and at most two pictures hung side by side.

import { PictureImage } from "../../parts/Picture";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { AboutView } from "../../sections/about/page";

const photoSizes = "(min-width: 960px) 42vw, (min-width: 720px) 58vw, 60vw";

export function About({ heading, body, bodyRich, photos }: AboutView) {
  return (
    <div className="g-room g-about">
      {heading && (
        <div className="g-label">
          <Styled as="h2" section="about" slot="heading">
            {heading}
          </Styled>
        </div>
      )}
      {body && (
        <Reveal className="g-about-text">
          <Styled section="about" slot="body" rich={bodyRich}>
            {body}
          </Styled>
        </Reveal>
      )}
      {photos.length > 0 && (
        <Reveal as="ul" className="g-wall">
          {photos.map(({ id, picture }) => (
            <li key={id}>
              <PictureImage picture={picture} sizes={photoSizes} />
            </li>
          ))}
        </Reveal>
      )}
    </div>
  );
}
