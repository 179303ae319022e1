// Languages that visitors' browsers ask for and the site does not speak: the one figure here that is a task.
import { Languages, Plus } from "lucide-react";
import { Link } from "react-router";
import { languageToAdd } from "../../../editor/paths";
import { figure, listed } from "../../../i18n/format";
import { inLanguage, languageInSentence } from "../../../i18n/languages";
import { punctuationForms } from "../../../i18n/punctuation";
import { visitWords as words } from "../../../i18n/visits";
import { buttonClass } from "../../../ui/buttons/Button";
import { Icon } from "../../../ui/Icon";
import { countsOf, type Visits } from "../queries";

const alsoAtMost = 4;

/** 'danois (2)'. */
const named = ({ value, count }: { value: string; count: number }): string =>
  punctuationForms.noted(languageInSentence(value), figure(count));

export function Wanted({ visits }: { visits: Visits }) {
  const [most, ...others] = countsOf(visits, "wanted").top;
  if (!most) return null;
  const also = others.slice(0, alsoAtMost);
  return (
    <section className="d-box vis-wanted vis-wide" aria-label={words.wanted}>
      <Icon of={Languages} />
      <div>
        <p>
          <b>{words.asked(most.count, inLanguage(most.value))}</b>
        </p>
        <p className="d-muted">
          {also.length > 0 && `${words.alsoAsked(listed(also.map(named)))} `}
          {visits.isPaid ? words.notOffered(1 + also.length) : words.manyLanguagesPaid}
        </p>
      </div>
      <Link className={buttonClass({ variant: "line", size: "small" })} to={languageToAdd(most.value)}>
        <Icon of={Plus} />
        {words.addLanguage(languageInSentence(most.value))}
      </Link>
    </section>
  );
}
