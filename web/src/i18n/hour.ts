/** '9 h 05': an hour as French writes it. */
export const hourOf = (date: Date): string => `${date.getHours()} h ${String(date.getMinutes()).padStart(2, "0")}`;
