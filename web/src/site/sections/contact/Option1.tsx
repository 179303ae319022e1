// Contact, « Colonne »: the entries as ruled cells, each with its title, then the form.
import { SectionHeading } from "../../layouts/option1/SectionHeading";
import type { ContactEntryView, ContactView } from "../../page/model";
import { caseClass } from "../../parts/address";
import { ContactForm } from "../../parts/ContactForm";
import { Icon } from "../../parts/Icon";
import { NetworkMark } from "../../parts/NetworkMark";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import { words } from "../../words";

function Entry({ network, mark, title, detail, link, language }: ContactEntryView & { language: string }) {
  const shown = detail || link;
  return (
    <li className="c-entry">
      <NetworkMark network={network} mark={mark} className="c-entry-icon" />
      <Reveal className="c-entry-text">
        <Styled as="h3" section="contact" slot="itemTitle">
          {title}
        </Styled>
        {shown && (
          <Styled section="contact" slot="itemText" className={caseClass(shown)}>
            {link ? (
              <a href={link} target="_blank" rel="noopener">
                <bdi>{shown}</bdi>
                <span className="sr"> ({words(language).newTab})</span>
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

export function Option1({ language, ...view }: ContactView & { language: string }) {
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
            <Entry key={entry.id} {...entry} language={language} />
          ))}
        </ul>
      )}
      <Reveal className="c-form">
        <ContactForm view={view} language={language} />
      </Reveal>
    </>
  );
}
