// Home, « Skeleton »: a line, the title and a few words, the photo beside them.
import { useWords } from "../../context";
import { Icon } from "../../parts/Icon";
import { PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import { WaysOn } from "../../parts/WaysOn";
import type { HomeView } from "../../sections/home/page";
import { photoSizes } from "./rules";

export function Home({ kicker, title, note, photo, isImageSmall, cvUrl }: HomeView) {
  const { downloadCv, newTab } = useWords();
  return (
    <div className="skeleton-room skeleton-home">
      <div className="skeleton-text">
        {kicker && (
          <Styled section="home" slot="subtitle">
            {kicker}
          </Styled>
        )}
        {title && (
          <Styled as="h1" section="home" slot="title">
            {title}
          </Styled>
        )}
        {note && (
          <Styled section="home" slot="shortDescription" className="skeleton-lines">
            {note}
          </Styled>
        )}
        <WaysOn className="link">
          {cvUrl && (
            <a className="link" href={cvUrl} target="_blank" rel="noopener">
              <Icon name="file" />
              {downloadCv}
              <span className="sr"> (PDF, {newTab})</span>
            </a>
          )}
        </WaysOn>
      </div>
      {photo && (
        <figure className={isImageSmall ? "skeleton-photo is-small" : "skeleton-photo"}>
          <PictureImage picture={photo} sizes={photoSizes()} isFirst />
        </figure>
      )}
    </div>
  );
}
