// E-mail addresses, links and numbers are never upper-cased, whatever the owner's style says: views give them `plain-case`.
const address = /@|\/\/|\d[\d\s.()-]{4,}|[\p{L}\d]\.[\p{L}\d]/u;

export const isAddress = (text: string): boolean => address.test(text);
export const caseClass = (text: string): string | undefined => (isAddress(text) ? "plain-case" : undefined);
