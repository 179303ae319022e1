// Services, « Galerie »: a row each; the name and its price on the wall's label, what it is beside it.
import { Lines } from "../../parts/Icon";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ServicesView } from "../../sections/services/page";
import { ServiceLink } from "../../sections/services/ServiceLink";
import "./services.css";

export function Services({ heading, services }: ServicesView) {
  return (
    <div className="g-room g-services">
      {heading && (
        <div className="g-label">
          <Styled as="h2" section="services" slot="heading">
            {heading}
          </Styled>
        </div>
      )}
      <ul className="g-rows">
        {services.map(({ id, icon, title, description, descriptionRich, price, link, langs }) => (
          <Reveal as="li" key={id}>
            <div className="g-row-head">
              {icon && <Lines of={icon} className="g-offer-icon" />}
              <Styled as="h3" section="services" slot="itemTitle" {...langs?.title}>
                {title}
              </Styled>
              {price && (
                <p className="g-meta" {...langs?.price}>
                  {price}
                </p>
              )}
            </div>
            {(description || link) && (
              <div className="g-row-text">
                {description && (
                  <Styled section="services" slot="itemText" rich={descriptionRich} {...langs?.description}>
                    {description}
                  </Styled>
                )}
                {link && <ServiceLink title={title} link={link} arrow="g-offer-out" />}
              </div>
            )}
          </Reveal>
        ))}
      </ul>
    </div>
  );
}
