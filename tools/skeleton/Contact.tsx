// Contact, « Skeleton »: where else one is found, then the form.
import { useWords } from "../../context";
import { Island } from "../../islands/Island";
import { ContactForm, formOf } from "../../parts/ContactForm";
import { NetworkMark } from "../../parts/NetworkMark";
import { Styled } from "../../parts/Styled";
import type { ContactView } from "../../sections/contact/page";
import { Room } from "./Room";

export function Contact(view: ContactView) {
  const { heading, entriesTitle, entries } = view;
  const { newTab } = useWords();
  return (
    <Room section="contact" heading={heading}>
      {entriesTitle && (
        <Styled as="h3" section="contact" slot="entriesTitle">
          {entriesTitle}
        </Styled>
      )}
      {entries.length > 0 && (
        <ul className="skeleton-cards">
          {entries.map(({ id, mark, title, detail, link }) => (
            <li key={id}>
              <NetworkMark mark={mark} className="skeleton-mark" />
              <Styled as="h3" section="contact" slot="itemTitle">
                {title}
              </Styled>
              {(detail || link) && (
                <Styled section="contact" slot="itemText">
                  {link ? (
                    <a href={link} target="_blank" rel="noopener">
                      <bdi>{detail || link}</bdi>
                      <span className="sr">{` (${newTab})`}</span>
                    </a>
                  ) : (
                    <bdi>{detail}</bdi>
                  )}
                </Styled>
              )}
            </li>
          ))}
        </ul>
      )}
      {(!import.meta.env.SSR || view.mailTo !== "") && (
        <Island name="contactForm" view={ContactForm} props={formOf(view)} className="skeleton-form" />
      )}
    </Room>
  );
}
