// Services, « Skeleton »: a card each, with its price.
import { Lines } from "../../parts/Icon";
import { Styled } from "../../parts/Styled";
import type { ServicesView } from "../../sections/services/page";
import { ServiceLink } from "../../sections/services/ServiceLink";
import { Room } from "./Room";

export const Services = ({ heading, services }: ServicesView) => (
  <Room section="services" heading={heading}>
    <ul className="skeleton-cards">
      {services.map(({ id, icon, title, description, descriptionRich, price, link, langs }) => (
        <li key={id}>
          {icon && <Lines of={icon} className="skeleton-mark" />}
          <Styled as="h3" section="services" slot="itemTitle" {...langs?.title}>
            {title}
          </Styled>
          {price && (
            <p className="skeleton-quiet" {...langs?.price}>
              {price}
            </p>
          )}
          {description && (
            <Styled
              section="services"
              slot="itemText"
              rich={descriptionRich}
              className="skeleton-lines"
              {...langs?.description}
            >
              {description}
            </Styled>
          )}
          {link && <ServiceLink title={title} link={link} arrow="skeleton-mark" />}
        </li>
      ))}
    </ul>
  </Room>
);
