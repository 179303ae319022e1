// Testimonials, « Skeleton »: a card each.
import type { TestimonialsView } from "../../sections/testimonials/page";
import { Said } from "../../sections/testimonials/Said";
import { Room } from "./Room";

export const Testimonials = ({ heading, testimonials }: TestimonialsView) => (
  <Room section="testimonials" heading={heading}>
    <ul className="skeleton-cards">
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <Said {...testimonial} />
        </li>
      ))}
    </ul>
  </Room>
);
