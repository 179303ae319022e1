/** The visitor's wish for less motion. */
export const usesReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
