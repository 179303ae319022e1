// Contact, « Colonne »: the entries as ruled cells, each with its title, then the form.

import { useWords } from "../../context";
import { Island } from "../../islands/Island";
import { ContactForm, formOf } from "../../parts/ContactForm";
import { Icon } from "../../parts/Icon";
import { NetworkMark } from "../../parts/NetworkMark";
import { entering, Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ContactEntryView, ContactView } from "../../sections/contact/page";
import { SectionHeading } from "./SectionHeading";

function Entry({ mark, title, detail, link }: ContactEntryView) {
  const text = useWords();
  const shown = detail || link;
  return (
    <li className="c-entry">
      <NetworkMark mark={mark} className="c-entry-icon" />
      <Reveal className="c-entry-text">
        <Styled as="h3" section="contact" slot="itemTitle">
          {title}
        </Styled>
        {shown && (
          <Styled section="contact" slot="itemText">
            {link ? (
              <a href={link} target="_blank" rel="noopener">
                <bdi>{shown}</bdi>
                <span className="sr">{` (${text.newTab})`}</span>
              </a>
            ) : (
              <bdi>{shown}</bdi>
            )}
          </Styled>
        )}
      </Reveal>
      {link && <Icon name="out" className="c-entry-out" />}
    </li>
  );
}

export function Contact(view: ContactView) {
  return (
    <>
      <SectionHeading section="contact">{view.heading}</SectionHeading>
      {view.entriesTitle && (
        <Styled as="h3" section="contact" slot="entriesTitle" className="c-entries-title">
          {view.entriesTitle}
        </Styled>
      )}
      {view.entries.length > 0 && (
        <ul className="c-grid c-entries">
          {view.entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {(!import.meta.env.SSR || view.mailTo !== "") && (
        <Island name="contactForm" view={ContactForm} props={formOf(view)} {...entering({ className: "c-form" })} />
      )}
    </>
  );
}
