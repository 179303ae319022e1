// Which script hydrates which island: each is a chunk of its own, which a visitor gets when he needs it.
import type { ComponentType } from "react";

type Load = () => Promise<ComponentType<never>>;

export const islands: Readonly<Record<string, Load>> = {
  contactForm: async () => (await import("../parts/ContactForm")).ContactForm,
  coverflow: async () => (await import("../sections/projects/Works")).Works,
  plates: async () => (await import("../sections/skills/Plates")).Plates,
  projectCards: async () => (await import("../sections/projects/ProjectCards")).ProjectCards,
  projectSlider: async () => (await import("../sections/projects/ProjectSlider")).ProjectSlider,
  skillTabs: async () => (await import("../sections/skills/SkillTabs")).SkillTabs,
  team: async () => (await import("../sections/about/Team")).Team,
};
