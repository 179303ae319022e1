// Home, « Colonne »: logo, one line, and a very large title on its lines.

import { useWords } from "../../context";
import { Icon } from "../../parts/Icon";
import { Logo } from "../../parts/Logo";
import { Styled } from "../../parts/Styled";
import { WaysOn } from "../../parts/WaysOn";
import type { HomeView } from "../../sections/home/page";
import { logoSizes } from "./rules";

export function Home({ kicker, title, titleLines, logo, keepsLogoColours, isImageSmall, cvUrl }: HomeView) {
  const { downloadCv, newTab } = useWords();
  // Five words and more are one line by the rule, so that line may wrap.
  const isLong = titleLines.length === 1 && title.trim().includes(" ");
  return (
    <div className="c-home">
      {logo && (
        <Logo
          picture={logo}
          keepsColours={keepsLogoColours}
          sizes={logoSizes}
          isFirst
          className={isImageSmall ? "c-home-logo is-small" : "c-home-logo"}
        />
      )}
      {kicker && (
        <Styled section="home" slot="firstLine" className="c-home-line">
          <span>{kicker}</span>
        </Styled>
      )}
      {titleLines.length > 0 && (
        <div className="c-home-title">
          <Styled as="h1" section="home" slot="headline" className={isLong ? "c-title is-long" : "c-title"}>
            {titleLines.flatMap((line, place) => [
              // biome-ignore lint/suspicious/noArrayIndexKey: both lines may be the same word, and they never change places.
              <span key={place}>{line}</span>,
              " ",
            ])}
          </Styled>
        </div>
      )}
      <WaysOn className="link">
        {cvUrl && (
          <a className="link c-cv" href={cvUrl} target="_blank" rel="noopener">
            <Icon name="file" />
            {downloadCv}
            <span className="sr"> (PDF, {newTab})</span>
          </a>
        )}
      </WaysOn>
    </div>
  );
}
