// Testimonials, « Colonne »: one voice after the other on the column's axis.

import { Reveal } from "../../parts/Reveal";
import type { TestimonialsView } from "../../sections/testimonials/page";
import { Said } from "../../sections/testimonials/Said";
import { SectionHeading } from "./SectionHeading";
import "./testimonials.css";

export function Testimonials({ heading, testimonials }: TestimonialsView) {
  return (
    <>
      <SectionHeading section="testimonials">{heading}</SectionHeading>
      <ul className="c-voices">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="c-voice">
            <Reveal>
              <Said {...testimonial} />
            </Reveal>
          </li>
        ))}
      </ul>
    </>
  );
}
