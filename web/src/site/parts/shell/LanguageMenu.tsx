// The page's languages in a dropdown of its own. Links in a <details>: it works before and without script.
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { PageSection } from "../../../contract/types.gen";
import { useSite, useWords } from "../../context";
import { Icon } from "../Icon";

export function LanguageMenu({ active }: { active: PageSection }) {
  const { page, chooseLanguage } = useSite();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    if (event.key === "Escape" && menu.open) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    if (menu.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const links = [...menu.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      links[(at + (event.key === "ArrowDown" ? 1 : -1) + links.length) % links.length]?.focus();
    }
  };

  const current = page.languages.find(({ code }) => code === page.language);
  return (
    <details ref={details} className="language-menu" onKeyDown={onKeyDown}>
      <summary>
        <span className="sr">{useWords().language} : </span>
        <span>{current?.name ?? page.language}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {page.languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              hrefLang={code.toLowerCase()}
              lang={code.toLowerCase()}
              aria-current={code === page.language ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                chooseLanguage(code, active);
              }}
            >
              {name}
              {code === page.language && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
