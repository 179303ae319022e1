// The way through the page: the floating bar (site type header) or the bottom bar with an icon per section (footer).
import type { SectionName } from "../../contract/types.gen";
import { useSite } from "../context";
import { words } from "../words";
import { Icon, type IconName } from "./Icon";
import { anchorOf, sectionOrder } from "./useSections";

const icons: Record<SectionName, IconName> = {
  home: "home",
  about: "person",
  projects: "images",
  skills: "grid",
  experience: "path",
  contact: "mail",
};
/** The spec's words, in every language (D31). */
const floating: readonly [SectionName, string][] = [
  ["home", "Home"],
  ["projects", "Projet"],
  ["contact", "Contact"],
];

/** The link that stands for the active section: the last one at or before it. */
export function currentLink(links: readonly SectionName[], active: SectionName): SectionName | undefined {
  const position = (name: SectionName) => sectionOrder.indexOf(name);
  return links.findLast((name) => position(name) <= position(active)) ?? links[0];
}

export function FloatingBar({ active }: { active: SectionName }) {
  const { page } = useSite();
  const current = currentLink(
    floating.map(([name]) => name),
    active,
  );
  return (
    <nav className="site-bar" aria-label={words(page.language).navigation}>
      {floating.map(([name, label]) => (
        <a key={name} href={`#${anchorOf(name)}`} aria-current={name === current ? "true" : undefined} lang="fr">
          {label}
        </a>
      ))}
    </nav>
  );
}

export function IconBar({ active }: { active: SectionName }) {
  const { page } = useSite();
  const { navigation, sectionNames } = words(page.language);
  // Experience is ours and optional: without items the bar has the spec's five icons (D5).
  const links = sectionOrder.filter((name) => name !== "experience" || page.sections.experience);
  const current = currentLink(links, active);
  return (
    <nav className="site-icons" aria-label={navigation}>
      {links.map((name) => (
        <a key={name} href={`#${anchorOf(name)}`} aria-current={name === current ? "true" : undefined}>
          <Icon name={icons[name]} />
          <span>{sectionNames[name]}</span>
        </a>
      ))}
    </nav>
  );
}
