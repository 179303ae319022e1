// One testimonial: the words, and who said them. The layouts differ in where each part stands.
import { useWords } from "../../context";
import { PictureImage } from "../../parts/Picture";
import { Styled } from "../../parts/Styled";
import type { TestimonialView } from "./page";
import "./said.css";

/** As wide as the widest that a layout draws. */
const portraitSizes = "96px";

export function Said({ quote, quoteRich, name, role, picture, link, langs }: TestimonialView) {
  const { newTab } = useWords();
  return (
    <figure className="said">
      <blockquote className="said-words">
        <Styled section="testimonials" slot="itemText" rich={quoteRich} {...langs?.quote}>
          {quote}
        </Styled>
      </blockquote>
      <figcaption className={picture ? "said-by" : "said-by is-bare"}>
        {picture && (
          <span className="said-portrait">
            <PictureImage picture={picture} sizes={portraitSizes} />
          </span>
        )}
        <span className="said-who">
          <Styled as="cite" section="testimonials" slot="itemTitle" {...langs?.name}>
            {link ? (
              <a href={link} target="_blank" rel="noopener">
                {name}
                <span className="sr">{` (${newTab})`}</span>
              </a>
            ) : (
              name
            )}
          </Styled>
          {role && (
            <span className="said-role" {...langs?.role}>
              {role}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
