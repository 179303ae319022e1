/** So many works are better seen at once: a button lays them out as a grid. */
export const gridFromItems = 13;
