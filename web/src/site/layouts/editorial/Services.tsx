// Services, « Éditorial »: a sheet of offers, each under its own hairline, prices on one line across the row.
import { Lines } from "../../parts/Icon";
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { ServicesView, ServiceView } from "../../sections/services/page";
import { ServiceLink } from "../../sections/services/ServiceLink";
import "./services.css";

function Service({ icon, title, description, descriptionRich, price, link, langs }: ServiceView) {
  return (
    <Reveal as="li" className="o2-service">
      <div className="o2-service__head">
        {icon && <Lines of={icon} className="o2-service__icon" />}
        <Styled as="h3" section="services" slot="itemTitle" {...langs?.title}>
          {title}
        </Styled>
      </div>
      {description && (
        <Styled
          section="services"
          slot="itemText"
          rich={descriptionRich}
          className="o2-service__text"
          {...langs?.description}
        >
          {description}
        </Styled>
      )}
      {(price || link) && (
        <div className="o2-service__foot">
          {price && (
            <p className="o2-service__price" {...langs?.price}>
              {price}
            </p>
          )}
          {link && <ServiceLink title={title} link={link} arrow="o2-arrow" />}
        </div>
      )}
    </Reveal>
  );
}

export function Services({ heading, services }: ServicesView) {
  return (
    <div className="o2 o2-services">
      {heading && (
        <Reveal className="o2-heading">
          <Styled as="h2" section="services" slot="heading">
            {heading}
          </Styled>
        </Reveal>
      )}
      <ul className="o2-offers">
        {services.map((service) => (
          <Service key={service.id} {...service} />
        ))}
      </ul>
    </div>
  );
}
