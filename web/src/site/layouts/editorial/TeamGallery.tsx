// The rotating gallery of the about section: one person after the other, for ever round, name and role on each picture.
import { useEffect, useRef, useState } from "react";
import { constants } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";
import { StaticHtml } from "../../islands/StaticHtml";
import { PauseButton } from "../../parts/carousels/PauseButton";
import { useCycle } from "../../parts/carousels/useCycle";
import { PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import type { TeamView } from "../../sections/about/page";

interface TeamGalleryProps {
  team: readonly TeamView[];
  label: string;
}

const pictureSizes = "(min-width: 896px) 52vw, 100vw";

function Person({ picture, name, role, langs }: TeamView) {
  return (
    <>
      <div className="o2-team__picture">
        <PictureImage picture={picture} sizes={pictureSizes} />
      </div>
      {(name || role) && (
        <figcaption className="o2-team__caption">
          {name && (
            <Styled as="span" section="about" slot="itemTitle" {...langs?.name}>
              {name}
            </Styled>
          )}
          {role && (
            <Styled as="span" section="about" slot="itemText" className="o2-team__role" {...langs?.role}>
              {role}
            </Styled>
          )}
        </figcaption>
      )}
    </>
  );
}

export function TeamGallery({ team, label }: TeamGalleryProps) {
  const { index, choose, isHeld, isPaused, togglePause, handlers } = useCycle(team.length, constants.galleryMs);
  const root = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState<{ index: number; before: number | null }>({ index, before: null });
  const text = useWords();

  // The picture that leaves stays beneath the one that is wiped in.
  if (turn.index !== index) setTurn({ index, before: turn.index });
  // By script, because server HTML carries no style attribute: how long the segment takes to fill.
  useEffect(() => {
    root.current?.style.setProperty("--o2-turn", `${constants.galleryMs}ms`);
  }, []);

  // Decoded before its turn, or the wipe would uncover an empty field.
  useEffect(() => {
    const next = root.current?.querySelectorAll("img")[(index + 1) % team.length];
    next?.decode().catch(() => undefined);
  }, [index, team.length]);

  const placeOf = (at: number) => (at === index ? "shown" : at === turn.before ? "before" : undefined);
  return (
    <section
      ref={root}
      className="o2-team__gallery"
      aria-roledescription={text.carousel}
      aria-label={label || text.sectionNames.about}
      data-held={isHeld ? "" : undefined}
      data-moved={turn.before === null ? undefined : ""}
      {...handlers}
    >
      <ul className="o2-team__stage" aria-live={isHeld ? "polite" : "off"}>
        {team.map((person, at) => (
          <li key={person.id} className="o2-team__person" data-place={placeOf(at)}>
            <StaticHtml as="figure" name={String(at)} className="o2-team__figure">
              <Person {...person} />
            </StaticHtml>
          </li>
        ))}
      </ul>
      {team.length > 1 && (
        <div className="o2-team__controls">
          <PauseButton isPaused={isPaused} onToggle={togglePause} />
          <div className="o2-segments">
            {team.map(({ id, name }, at) => (
              <button
                key={id}
                type="button"
                className="o2-segment"
                aria-label={`${at + 1} / ${team.length}${name ? ` ${name}` : ""}`}
                aria-current={at === index || undefined}
                onClick={() => choose(at)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
