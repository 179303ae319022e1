// The way through the page: the floating bar (site type header) or the bottom bar with an icon per section (footer).
import type { SectionName } from "../../contract/types.gen";
import { useSite, useWords } from "../context";
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
const floating = ["home", "projects", "contact"] as const;

/** The link that stands for the active section: the last one at or before it. */
export function currentLink(links: readonly SectionName[], active: SectionName): SectionName | undefined {
  const position = (name: SectionName) => sectionOrder.indexOf(name);
  return links.findLast((name) => position(name) <= position(active)) ?? links[0];
}

export function FloatingBar({ active }: { active: SectionName }) {
  const { page } = useSite();
  const { navigation, bar } = useWords();
  const current = currentLink(floating, active);
  return (
    <nav className="site-bar" aria-label={navigation} lang={page.wordsLang ?? undefined}>
      {floating.map((name) => (
        <a key={name} href={`#${anchorOf(name)}`} aria-current={name === current ? "true" : undefined}>
          {bar[name]}
        </a>
      ))}
    </nav>
  );
}

export function IconBar({ active }: { active: SectionName }) {
  const { page } = useSite();
  const { navigation, sectionNames } = useWords();
  // Experience is ours and optional: without items the bar has the spec's five icons (D5).
  const links = sectionOrder.filter((name) => name !== "experience" || page.sections.experience);
  const current = currentLink(links, active);
  return (
    <nav className="site-icons" aria-label={navigation} lang={page.wordsLang ?? undefined}>
      {links.map((name) => (
        <a key={name} href={`#${anchorOf(name)}`} aria-current={name === current ? "true" : undefined}>
          <Icon name={icons[name]} />
          <span>{sectionNames[name]}</span>
        </a>
      ))}
    </nav>
  );
}
