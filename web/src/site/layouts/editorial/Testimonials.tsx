// Testimonials, « Éditorial »: plates set one lower than the other, each with its portrait on a corner.
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { TestimonialsView } from "../../sections/testimonials/page";
import { Said } from "../../sections/testimonials/Said";
import "./testimonials.css";

export function Testimonials({ heading, testimonials }: TestimonialsView) {
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
