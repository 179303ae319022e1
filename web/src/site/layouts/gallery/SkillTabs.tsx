// The skills of « Galerie »: one at a time, chosen from the list of titles or by the passing of time.
import { type KeyboardEvent, useId, useRef } from "react";
import { constants } from "../../../contract/catalogues.gen";
import { PauseButton } from "../../parts/carousels/PauseButton";
import { useCycle } from "../../parts/carousels/useCycle";
import { frameClass, PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import type { SkillsView } from "../../sections/skills/page";

const pictureSizes = "(min-width: 960px) 46vw, (min-width: 720px) 60vw, 100vw";

/** Where an arrow, Home or End leads from the item in hand; undefined for any other key. */
function destination({ key, currentTarget }: KeyboardEvent, from: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const onward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const isSideways = key === "ArrowLeft" || key === "ArrowRight";
  if (!isSideways && key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const isForward = key === "ArrowDown" || key === onward;
  return (from + (isForward ? 1 : count - 1)) % count;
}

/** The bar under the chosen title fills while the time runs; its duration is the contract's, set by script (CSP). */
const fillDuration = (element: HTMLElement | null): void =>
  element?.style.setProperty("--cycle", `${constants.galleryMs}ms`);

export function SkillTabs({ heading, skills }: Pick<SkillsView, "heading" | "skills">) {
  const cycle = useCycle(skills.length, constants.galleryMs);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isMany = skills.length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(event, cycle.index, skills.length);
    if (next === undefined) return;
    event.preventDefault();
    cycle.choose(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div className="g-room g-skills" {...(isMany ? cycle.handlers : {})}>
      <div className="g-label">
        {heading && (
          <div className="g-title">
            <Styled as="h2" section="skills" slot="heading" id={`${id}-heading`}>
              {heading}
            </Styled>
          </div>
        )}
        {isMany && (
          <>
            <div
              className="g-picks"
              role="tablist"
              aria-labelledby={heading ? `${id}-heading` : undefined}
              data-running={cycle.isHeld ? undefined : ""}
              ref={(element) => {
                list.current = element;
                fillDuration(element);
              }}
              onKeyDown={onKeyDown}
            >
              {skills.map((skill, position) => (
                <button
                  key={skill.id}
                  type="button"
                  role="tab"
                  id={`${id}-tab-${skill.id}`}
                  aria-controls={`${id}-panel-${skill.id}`}
                  aria-selected={position === cycle.index}
                  tabIndex={position === cycle.index ? 0 : -1}
                  onClick={() => cycle.choose(position)}
                >
                  <span {...skill.langs?.title}>{skill.title}</span>
                </button>
              ))}
            </div>
            <PauseButton isPaused={cycle.isPaused} onToggle={cycle.togglePause} className="g-quiet" />
          </>
        )}
      </div>
      <div className="g-panels">
        {skills.map(({ id: skillId, title, description, descriptionRich, picture, langs }, position) => (
          <div
            key={skillId}
            className={picture ? "g-panel" : "g-panel is-bare"}
            data-chosen={position === cycle.index ? "" : undefined}
            {...(isMany && {
              role: "tabpanel",
              id: `${id}-panel-${skillId}`,
              "aria-labelledby": `${id}-tab-${skillId}`,
            })}
          >
            <div className="g-panel-text">
              <Styled as="h3" section="skills" slot="itemTitle" {...langs?.title}>
                {title}
              </Styled>
              {description && (
                <Styled
                  section="skills"
                  slot="itemText"
                  rich={descriptionRich}
                  className="g-panel-description"
                  {...langs?.description}
                >
                  {description}
                </Styled>
              )}
            </div>
            {picture && (
              <PictureImage picture={picture} sizes={pictureSizes} className={frameClass(picture) || undefined} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
