// The skills of « Éditorial »: a carousel whose texts always show, each standing on its picture's corner.
import { useState } from "react";
import { constants } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";
import { Slider } from "../../parts/carousels/Slider";
import { frameClass, PictureImage } from "../../parts/Picture";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { SkillsView, SkillView } from "../../sections/skills/page";
import { isFolded } from "./folding";

const pictureSizes = "(min-width: 1024px) 30vw, (min-width: 768px) 46vw, 92vw";

function Description({ skill }: { skill: SkillView }) {
  const [isOpen, setOpen] = useState(false);
  const { more, less } = useWords();
  const isLong = isFolded(skill);
  return (
    <>
      <Styled
        as="p"
        section="skills"
        slot="itemText"
        rich={skill.descriptionRich}
        {...skill.langs?.description}
        className={isLong && !isOpen ? "o2-skill__folded" : undefined}
      >
        {skill.description}
      </Styled>
      {isLong && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? less : more}
        </button>
      )}
    </>
  );
}

function Skill({ skill }: { skill: SkillView }) {
  const { picture, title, description, langs } = skill;
  return (
    <article className="o2-skill">
      {picture && (
        <div className={["o2-skill__picture", frameClass(picture)].filter(Boolean).join(" ")}>
          <PictureImage picture={picture} sizes={pictureSizes} />
        </div>
      )}
      <div className="o2-skill__text">
        <Styled as="h3" section="skills" slot="itemTitle" {...langs?.title}>
          {title}
        </Styled>
        {description && <Description skill={skill} />}
      </div>
    </article>
  );
}

/** Only a fold answers. */
const isPlain = (skill: SkillView) => !isFolded(skill);
const renderSkill = (skill: SkillView) => <Skill skill={skill} />;

export function Plates({ heading, skills }: Pick<SkillsView, "heading" | "skills">) {
  const text = useWords();
  return (
    <>
      {heading && (
        <Reveal className="o2-heading">
          <Styled as="h2" section="skills" slot="heading">
            {heading}
          </Styled>
        </Reveal>
      )}
      {skills.length > 0 && (
        <Slider
          className="o2-skills__slider"
          label={heading || text.sectionNames.skills}
          gapPx={constants.skillsGapPx}
          autoplayMs={constants.autoplayMs}
          hasArrows
          items={skills}
          renderSlide={renderSkill}
          isStatic={isPlain}
        />
      )}
    </>
  );
}
