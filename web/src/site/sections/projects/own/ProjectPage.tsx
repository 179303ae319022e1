// A project's own page as it is seen. Without a script a film's picture is a link to it; with one a click brings the player
// (server: public/rendering/inline_scripts.py), and nothing is fetched from others before.
import type { Rich } from "../../../page/rich";
import { Icon } from "../../../parts/Icon";
import { isUpright, PictureImage } from "../../../parts/Picture";
import { drawn } from "../../../parts/Rich";
import { SidePage } from "../../../parts/side/SidePage";
import { type Neighbour, type ProjectPageView, type ShownPicture, sizesOf, wideSizes } from "./page";

const Shown = ({ picture, caption, langs, isHalf, isCut, isFirst }: ShownPicture & { isFirst: boolean }) => (
  <figure
    className={`project-picture${isHalf ? " is-half" : isUpright(picture) ? " is-upright" : ""}${isCut ? " has-frame" : ""}`}
  >
    <PictureImage picture={picture} sizes={sizesOf({ isHalf })} isFirst={isFirst} />
    {caption && <figcaption {...langs?.caption}>{caption}</figcaption>}
  </figure>
);

/** A list cannot stand in a paragraph. */
const LongText = ({
  text,
  rich,
  ...rest
}: {
  text: string;
  rich: Rich | undefined;
  className: string;
  lang?: string;
}) =>
  rich ? (
    <div {...rest} className={`${rest.className} rich`}>
      {drawn(rich)}
    </div>
  ) : (
    text && <p {...rest}>{text}</p>
  );

const Film = ({ film, title }: { film: NonNullable<ProjectPageView["film"]>; title: string }) => (
  <figure className="project-film">
    <a
      href={film.href}
      target="_blank"
      rel="noopener"
      data-player={film.player.src}
      data-kind={film.player.kind}
      data-name={title}
    >
      {film.poster && <PictureImage picture={film.poster} sizes={wideSizes} />}
      <span className="project-play">
        <Icon name="play" />
        {film.label}
      </span>
    </a>
    <figcaption>{film.note}</figcaption>
  </figure>
);

/** The page ends with the next project, or at the last one with that before it: a band as wide as the page. */
const Onward = ({ to, says, rel }: { to: Neighbour; says: string; rel: "prev" | "next" }) => (
  <a className="project-onward" href={to.href} rel={rel}>
    <span className="project-onward-words">
      <small>{says}</small>
      <bdi>{to.title}</bdi>
    </span>
    {to.picture && <PictureImage picture={{ ...to.picture, alt: "" }} sizes="(min-width: 640px) 40vw, 100vw" />}
  </a>
);

export function ProjectPage({ view, isPreview = false }: { view: ProjectPageView; isPreview?: boolean }) {
  const { title, description, pictures, story, facts, links, film, previous, next, says, own, wordsLang, langs } = view;
  // An upright picture as wide as the page is higher than the screen: the story stands beside it, not beneath.
  const isBeside = Boolean(pictures[0] && !pictures[0].isHalf && isUpright(pictures[0].picture) && story);
  const inOwn = own.lang ? { lang: own.lang, dir: own.dir ?? "ltr" } : {};
  const inOurs = own.lang ? { lang: wordsLang ?? view.lang, dir: view.dir } : wordsLang ? { lang: wordsLang } : {};
  return (
    <SidePage view={view} isPreview={isPreview} className={isBeside ? "project is-upright" : "project"} own={inOwn}>
      <header className="project-head">
        <h1 {...langs?.title}>{title}</h1>
        <LongText text={description} rich={view.descriptionRich} className="project-lead" {...langs?.description} />
        {facts.length > 0 && (
          <dl className="project-facts">
            {facts.map(({ label, value, said }) => (
              <div key={label}>
                <dt {...inOurs}>{label}</dt>
                <dd {...said}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <div className="project-pictures">
        {pictures.map((shown, place) => (
          <Shown key={shown.id} {...shown} isFirst={place === 0} />
        ))}
      </div>
      <LongText text={story} rich={view.storyRich} className="project-story" {...langs?.story} />
      {film && <Film film={film} title={title} />}
      {links.length > 0 && (
        <section className="project-links">
          <h2 {...inOurs}>{says.links}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a className="link" href={href} target="_blank" rel="noopener">
                  <bdi>{label}</bdi>
                  <span className="sr"> ({says.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(previous || next) && (
        <nav className="project-beside" aria-label={view.words.back}>
          {previous && next && (
            <a className="link project-previous" href={previous.href} rel="prev">
              <Icon name="previous" className="side-arrow" />
              <span>
                <span className="sr">{says.previous} </span>
                <bdi>{previous.title}</bdi>
              </span>
            </a>
          )}
          {next ? (
            <Onward to={next} says={says.next} rel="next" />
          ) : (
            previous && <Onward to={previous} says={says.previous} rel="prev" />
          )}
        </nav>
      )}
    </SidePage>
  );
}
