// Which script hydrates which island: each is a chunk of its own, which a visitor gets when he needs it.
import type { ComponentType } from "react";
import { layoutIslands } from "../layouts/islands.gen";

type Load = () => Promise<ComponentType<never>>;

export const islands: Readonly<Record<string, Load>> = {
  contactForm: async () => (await import("../parts/ContactForm")).ContactForm,
  ...layoutIslands,
};
