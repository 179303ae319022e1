// The page's languages in a dropdown of its own. Links in a <details>: it works before and without script (followShell.ts).
import { usePage, useWords } from "../../context";
import { Icon } from "../Icon";

export function LanguageMenu() {
  const page = usePage();
  const current = page.languages.find(({ code }) => code === page.language);
  return (
    <details className="language-menu">
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
