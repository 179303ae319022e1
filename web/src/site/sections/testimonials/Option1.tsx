// Testimonials, « Colonne »: one voice after the other on the column's axis.
import { SectionHeading } from "../../layouts/option1/SectionHeading";
import { Reveal } from "../../parts/Reveal";
import type { TestimonialsView } from "./page";
import { Said } from "./Said";
import "./option1.css";

export function Option1({ heading, testimonials }: TestimonialsView) {
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
