// Projects as a coverflow: works of their own proportions on one ledge, the middle one nearest.
// The server's HTML is the same stage as a row that scrolls and snaps; the engine comes when useEngine says so.
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { constants } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";
import { gridFromItems } from "../../parts/carousels/gridFromItems";
import { PauseButton } from "../../parts/carousels/PauseButton";
import { useEngine } from "../../parts/carousels/useEngine";
import { usePause } from "../../parts/carousels/usePause";
import { Icon } from "../../parts/Icon";
import { useLightbox } from "../../parts/Lightbox";
import { ProjectCaption } from "../../parts/ProjectCaption";
import { Styled } from "../../parts/Styled";
import type { ProjectView } from "../../sections/projects/page";
import { CoverflowSlide, ProjectLink } from "./CoverflowSlide";
import type { CoverflowEngine } from "./coverflowEngine";

const variants = {
  first: {
    reverseMs: constants.coverflow1ReverseMs,
    stretchPx: constants.coverflow1Stretch,
    depthPx: constants.coverflow1Depth,
  },
  second: {
    reverseMs: constants.coverflow2ReverseMs,
    stretchPx: constants.coverflow2Stretch,
    depthPx: constants.coverflow2Depth,
  },
} as const;

interface CoverflowProps {
  projects: readonly ProjectView[];
  usesSecondVariant: boolean;
  /** The section's heading, which names the carousel. */
  name: string;
}

/** A loop of n slides needs twice as many as are shown: the list is repeated until it is long enough. */
function ringOf(
  projects: readonly ProjectView[],
  loops: boolean,
): { project: ProjectView; index: number; key: string }[] {
  const rounds = loops ? Math.ceil((2 * constants.coverflowSlides) / projects.length) : 1;
  return Array.from({ length: rounds }, (_, round) =>
    projects.map((project, index) => ({ project, index, key: `${project.id}-${round}` })),
  ).flat();
}

export function Coverflow({ projects, usesSecondVariant, name }: CoverflowProps) {
  const count = projects.length;
  const loops = count >= constants.coverflowSlides;
  const text = useWords();
  const pause = usePause();
  const [isReady, setReady] = useState(false);
  const [middle, setMiddle] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const engine = useRef<CoverflowEngine | null>(null);
  const lightbox = useLightbox(projects);

  const [isGrid, setGrid] = useState(false);
  const near = useEngine(stage, count, pause.isHeld ? null : constants.coverflowSpeedMs);
  const isWanted = near.isWanted && !isGrid;
  const { isInSight } = near;

  useEffect(() => {
    const element = flow.current;
    if (!isWanted || !element) return;
    let isGone = false;
    import("./coverflowEngine")
      .then(({ startCoverflow }) => {
        if (isGone) return;
        element.dataset.ready = "";
        element.scrollLeft = 0;
        engine.current = startCoverflow(element, {
          ...(usesSecondVariant ? variants.second : variants.first),
          loops,
          onMiddle: (index) => {
            setMiddle(index);
            setOpened((open) => (open === index ? open : null));
          },
        });
        setReady(true);
      })
      // The row that scrolls is there already: what fails costs the depth, not the works.
      .catch((error: unknown) => {
        delete element.dataset.ready;
        console.warn(error);
      });
    return () => {
      isGone = true;
      engine.current?.destroy();
      engine.current = null;
      delete element.dataset.ready;
      setReady(false);
    };
  }, [isWanted, loops, usesSecondVariant]);

  const isRunning = isReady && isInSight && !pause.isHeld && opened === null && !lightbox.dialog;
  // Before the paint: what `data-running` says is what the engine does.
  useLayoutEffect(() => engine.current?.setRunning(isRunning), [isRunning]);

  const move = (steps: 1 | -1, takesFocus = false) => {
    if (engine.current) return engine.current.move(steps, takesFocus);
    const row = flow.current;
    const isRtl = row && getComputedStyle(row).direction === "rtl";
    row?.scrollBy({ left: steps * (isRtl ? -1 : 1) * (row.querySelector("li")?.offsetWidth ?? 0), behavior: "smooth" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpened(null);
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const isForward = (event.key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction === "ltr");
    move(isForward ? 1 : -1, true);
  };
  const { open: enlarge } = lightbox;
  const onPress = useCallback(
    (index: number, pointer: string, event: MouseEvent) => {
      engine.current?.show(index);
      // Where nothing can hover, the first tap shows the description and the second the large picture.
      if (pointer === "touch" && event.detail > 0 && opened !== index) setOpened(index);
      else enlarge(index);
    },
    [opened, enlarge],
  );

  const project = projects[middle];
  // Kept as a whole: the row moves on every few seconds, and a heading is typed letter by letter, while the works stay.
  const slides = useMemo(
    () =>
      ringOf(projects, loops && isWanted).map(({ project: one, index, key }, position) => (
        <CoverflowSlide
          key={key}
          project={one}
          index={index}
          isCopy={position >= projects.length}
          isOpen={opened === index}
          onPress={onPress}
        />
      )),
    [projects, loops, isWanted, opened, onPress],
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and no element says so. */}
      <div
        className={usesSecondVariant ? "g-stage is-second" : "g-stage"}
        ref={stage}
        role="group"
        aria-roledescription={text.carousel}
        aria-label={name || text.sectionNames.projects}
        data-running={isRunning ? "" : undefined}
        {...pause.handlers}
        onKeyDown={onKeyDown}
      >
        <div
          className={["g-flow", count === 1 && "is-single", isGrid && "is-grid"].filter(Boolean).join(" ")}
          ref={flow}
        >
          <ul className="g-row">{slides}</ul>
        </div>
      </div>
      <div className="g-cartel" aria-live={isRunning ? "off" : "polite"}>
        {count > 1 && (
          <p className="g-count">
            <bdi dir="ltr">
              <b>{middle + 1}</b> / {count}
            </bdi>
          </p>
        )}
        {project && <ProjectCaption title={project.title} page={project.page} langs={project.langs} />}
        {project && opened === middle && (
          <div className="g-more">
            {project.description && (
              <Styled section="projects" slot="itemText" rich={project.descriptionRich} {...project.langs?.description}>
                {project.description}
              </Styled>
            )}
            {project.link && <ProjectLink title={project.title} link={project.link} />}
          </div>
        )}
      </div>
      {count > 1 && (
        <div className="g-keys" {...pause.handlers}>
          <button type="button" aria-label={text.previous} onClick={() => move(-1)}>
            <Icon name="previous" className="g-flip" />
          </button>
          <button type="button" aria-label={text.next} onClick={() => move(1)}>
            <Icon name="next" className="g-flip" />
          </button>
          <PauseButton isPaused={pause.isPaused} onToggle={pause.togglePause} />
          {count >= gridFromItems && (
            <button type="button" className="g-all" aria-pressed={isGrid} onClick={() => setGrid(!isGrid)}>
              {text.seeAll}
            </button>
          )}
        </div>
      )}
      {lightbox.dialog}
    </>
  );
}
