// Contact, « Galerie »: the entries come in from the left and the right by turns, the form stands in the last five columns.
import { useWords } from "../../context";
import { Island } from "../../islands/Island";
import { ContactForm, formOf } from "../../parts/ContactForm";
import { Icon } from "../../parts/Icon";
import { NetworkMark } from "../../parts/NetworkMark";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ContactEntryView, ContactView } from "../../sections/contact/page";

const entranceDistancePx = 48;

function Entry({ name, mark, detail, link }: ContactEntryView) {
  const text = useWords();
  const body = (
    <>
      <NetworkMark mark={mark} />
      <span className="sr">{name}</span>
      <Styled as="bdi" section="contact" slot="itemText" className="g-way-text">
        {detail || link.replace(/^(https?:\/\/|mailto:|tel:)/, "")}
      </Styled>
    </>
  );
  if (!link) return <div className="g-way">{body}</div>;
  return (
    <a className="g-way" href={link} target="_blank" rel="noopener">
      {body}
      <Icon name="out" className="g-out" />
      <span className="sr">{` (${text.newTab})`}</span>
    </a>
  );
}

export function Contact(view: ContactView) {
  const { heading, entriesTitle, entries } = view;
  return (
    <div className={entriesTitle || entries.length ? "g-room g-contact" : "g-room g-contact is-alone"}>
      {heading && (
        <div className="g-label">
          <Styled as="h2" section="contact" slot="heading">
            {heading}
          </Styled>
        </div>
      )}
      {(entriesTitle || entries.length > 0) && (
        <div className="g-ways">
          {entriesTitle && (
            <Styled as="h3" section="contact" slot="entriesTitle" className="g-sub">
              {entriesTitle}
            </Styled>
          )}
          <ul>
            {entries.map((entry, position) => (
              <Reveal
                as="li"
                key={entry.id}
                from={position % 2 === 0 ? "left" : "right"}
                distancePx={entranceDistancePx}
              >
                <Entry {...entry} />
              </Reveal>
            ))}
          </ul>
        </div>
      )}
      {(!import.meta.env.SSR || view.mailTo !== "") && (
        <Island name="contactForm" view={ContactForm} props={formOf(view)} className="g-write" />
      )}
    </div>
  );
}
