// Contact, « Éditorial »: the entries on a field of colour, the form's sheet standing on its upper edge.
import { useWords } from "../../context";
import { Island } from "../../islands/Island";
import { ContactForm, formOf } from "../../parts/ContactForm";
import { Icon } from "../../parts/Icon";
import { NetworkMark } from "../../parts/NetworkMark";
import { entering, Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ContactEntryView, ContactView } from "../../sections/contact/page";

function Entry({ name, mark, detail, link }: ContactEntryView) {
  const text = useWords();
  const body = (
    <>
      <NetworkMark mark={mark} />
      <span className="sr">{name}</span>
      <Styled as="span" section="contact" slot="itemText" className="o2-entry__detail">
        <bdi>{detail || link}</bdi>
      </Styled>
    </>
  );
  if (!link) return <div className="o2-entry">{body}</div>;
  return (
    <a className="o2-entry" href={link} target="_blank" rel="noopener">
      {body}
      <Icon name="out" className="o2-arrow" />
      <span className="sr">{` (${text.newTab})`}</span>
    </a>
  );
}

export function Contact(view: ContactView) {
  const { heading, entriesTitle, entries } = view;
  return (
    <div className={entriesTitle || entries.length ? "o2 o2-contact" : "o2 o2-contact o2-contact--alone"}>
      {(heading || entriesTitle || entries.length > 0) && (
        <Reveal className="o2-contact__info">
          {heading && (
            <Styled as="h2" section="contact" slot="heading">
              {heading}
            </Styled>
          )}
          {entriesTitle && (
            <Styled as="h3" section="contact" slot="entriesTitle" className="o2-contact__entries-title">
              {entriesTitle}
            </Styled>
          )}
          {entries.length > 0 && (
            <ul className="o2-entries">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          )}
        </Reveal>
      )}
      {(!import.meta.env.SSR || view.mailTo !== "") && (
        <Island name="contactForm" view={ContactForm} props={formOf(view)} {...entering({ className: "o2-sheet" })} />
      )}
    </div>
  );
}
