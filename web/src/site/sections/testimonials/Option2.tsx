// Testimonials, « Éditorial »: plates set one lower than the other, each with its portrait on a corner.
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { TestimonialsView } from "./page";
import { Said } from "./Said";
import "./option2.css";

export function Option2({ heading, testimonials }: TestimonialsView) {
  return (
    <div className="o2 o2-testimonials">
      {heading && (
        <Reveal className="o2-heading">
          <Styled as="h2" section="testimonials" slot="heading">
            {heading}
          </Styled>
        </Reveal>
      )}
      <ul className="o2-voices">
        {testimonials.map((testimonial) => (
          <Reveal as="li" key={testimonial.id} className="o2-voice">
            <Said {...testimonial} />
          </Reveal>
        ))}
      </ul>
    </div>
  );
}
