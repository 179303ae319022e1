// The way through the page: the floating bar (site type header) or the bottom bar with an icon per section (footer). Which
// link is the current one is said as the visitor goes (followShell.ts).
import { barSections } from "../../../contract/places.gen";
import type { BarSection, PageSection } from "../../../contract/types.gen";
import { usePage, useWords } from "../../context";
import { Lines } from "../Icon";
import { anchorOf, currentLink, firstSection, orderOn } from "./sections";

export function FloatingBar() {
  const page = usePage();
  const { navigation, bar } = useWords();
  const order = orderOn(page);
  const links = order.filter((name): name is BarSection => (barSections as readonly PageSection[]).includes(name));
  const current = currentLink(links, firstSection, order);
  return (
    <nav className="site-bar" aria-label={navigation} lang={page.wordsLang ?? undefined}>
      {links.map((name) => (
        <a key={name} href={`#${anchorOf(name)}`} aria-current={name === current ? "true" : undefined}>
          {bar[name]}
        </a>
      ))}
    </nav>
  );
}

export function IconBar() {
  const page = usePage();
  const { navigation, sectionNames } = useWords();
  const current = currentLink(
    page.icons.map(({ section }) => section),
    firstSection,
    orderOn(page),
  );
  return (
    <nav className="site-icons" aria-label={navigation} lang={page.wordsLang ?? undefined}>
      {page.icons.map(({ section, lines }) => (
        <a key={section} href={`#${anchorOf(section)}`} aria-current={section === current ? "true" : undefined}>
          <Lines of={lines} />
          <span>{sectionNames[section]}</span>
        </a>
      ))}
    </nav>
  );
}
