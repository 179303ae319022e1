// Testimonials, « Galerie »: who stands beside what was said, one row each.
import { Reveal } from "../../parts/Reveal";
import { Styled } from "../../parts/Styled";
import type { TestimonialsView } from "../../sections/testimonials/page";
import { Said } from "../../sections/testimonials/Said";
import "./testimonials.css";

export function Testimonials({ heading, testimonials }: TestimonialsView) {
  return (
    <div className="g-room g-testimonials">
      {heading && (
        <div className="g-label">
          <Styled as="h2" section="testimonials" slot="heading">
            {heading}
          </Styled>
        </div>
      )}
      <ul className="g-voices">
        {testimonials.map((testimonial) => (
          <Reveal as="li" key={testimonial.id}>
            <Said {...testimonial} />
          </Reveal>
        ))}
      </ul>
    </div>
  );
}
