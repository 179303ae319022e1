// The team beside the text of « Éditorial »: its gallery, and the title over it.

import { Styled } from "../../parts/Styled";
import type { AboutView } from "../../sections/about/page";
import { TeamGallery } from "./TeamGallery";

export function Team({ heading, galleryTitle, team }: Pick<AboutView, "heading" | "galleryTitle" | "team">) {
  return (
    <>
      {galleryTitle && (
        <Styled as="h3" section="about" slot="galleryTitle" className="o2-team__title">
          {galleryTitle}
        </Styled>
      )}
      <TeamGallery team={team} label={galleryTitle || heading} />
    </>
  );
}
