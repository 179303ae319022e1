// Services, « Colonne »: a list of prices on the column's own lines.

import { Lines } from "../../parts/Icon";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ServicesView } from "../../sections/services/page";
import { ServiceLink } from "../../sections/services/ServiceLink";
import { SectionHeading } from "./SectionHeading";
import "./services.css";

export function Services({ heading, services }: ServicesView) {
  return (
    <>
      <SectionHeading section="services">{heading}</SectionHeading>
      <ul className="c-offers">
        {services.map(({ id, icon, title, description, descriptionRich, price, link, langs }) => (
          <li key={id} className={icon ? "c-offer" : "c-offer is-bare"}>
            {icon && <Lines of={icon} className="c-offer-icon" />}
            <Reveal className="c-offer-text">
              <div className="c-offer-head">
                <Styled as="h3" section="services" slot="itemTitle" {...langs?.title}>
                  {title}
                </Styled>
                {price && (
                  <p className="c-offer-price" {...langs?.price}>
                    {price}
                  </p>
                )}
              </div>
              {description && (
                <Styled section="services" slot="itemText" rich={descriptionRich} {...langs?.description}>
                  {description}
                </Styled>
              )}
              {link && <ServiceLink title={title} link={link} arrow="c-offer-out" />}
            </Reveal>
          </li>
        ))}
      </ul>
    </>
  );
}
