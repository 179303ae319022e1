// The way through the page: the floating bar (site type header) or the bottom bar with an icon per section (footer).
import { barSections } from "../../../contract/places.gen";
import type { BarSection, PageSection } from "../../../contract/types.gen";
import { useSite, useWords } from "../../context";
import { Lines } from "../Icon";
import { anchorOf, orderOn } from "./useSections";

/** The link that stands for the active section: the last one at or before it, in the page's order. */
export function currentLink(
  links: readonly PageSection[],
  active: PageSection,
  order: readonly PageSection[],
): PageSection | undefined {
  const position = (name: PageSection) => order.indexOf(name);
  return links.findLast((name) => position(name) <= position(active)) ?? links[0];
}

export function FloatingBar({ active }: { active: PageSection }) {
  const { page } = useSite();
  const { navigation, bar } = useWords();
  const order = orderOn(page);
  const links = order.filter((name): name is BarSection => (barSections as readonly PageSection[]).includes(name));
  const current = currentLink(links, active, order);
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

export function IconBar({ active }: { active: PageSection }) {
  const { page } = useSite();
  const { navigation, sectionNames } = useWords();
  const current = currentLink(
    page.icons.map(({ section }) => section),
    active,
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
