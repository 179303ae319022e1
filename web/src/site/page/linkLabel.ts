/** What a link is called where there are no words for it: its host, its address or its number. */
export const linkLabel = (link: string): string =>
  /^(?:mailto|tel):/i.test(link)
    ? link.replace(/^\w+:/, "").replace(/\?.*$/, "")
    : link.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/[/?#].*$/, "");
