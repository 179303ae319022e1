// Which links may be published: the server decides again; this says it at the field, before anything is sent.
const address = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/;
const phone = /^\+?[0-9][0-9 ().\-/]{2,}$/;
const bareHost = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d+)?([/?#]\S*)?$/u;

/** The full link, '' for an empty field, null when it may not stand on a page. */
export function normaliseLink(written: string): string | null {
  const link = written.trim();
  if (!link) return "";
  if (phone.test(link)) return `tel:${link.replace(/[^+0-9]/g, "")}`;
  if (/\s|\\/.test(link)) return null;
  if (address.test(link) && !/[:/]/.test(link)) return `mailto:${link}`;
  if (bareHost.test(link)) return `https://${link}`;
  try {
    const { protocol, hostname, pathname } = new URL(link);
    if ((protocol === "http:" || protocol === "https:") && hostname && /^https?:\/\//i.test(link)) return link;
    if (protocol === "mailto:" && address.test(decodeURIComponent(pathname))) return link;
    if (protocol === "tel:" && /^\+?[0-9().-]{3,}$/.test(pathname)) return link;
  } catch {
    // Not a link at all.
  }
  return null;
}
