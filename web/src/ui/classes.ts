/** Class names that apply, joined: `classes("d-btn", isFull && "d-btn-full")`. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
