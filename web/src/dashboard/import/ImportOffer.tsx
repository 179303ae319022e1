// On the landing of a site that is still empty: nobody need begin with an empty form.
import { FileInput } from "lucide-react";
import { Link } from "react-router";
import { importWords as words } from "../../i18n/imports";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";

export const ImportOffer = () => (
  <section className="d-box land-next" aria-labelledby="land-import">
    <div className="land-next-text">
      <h2 id="land-import">{words.offer}</h2>
      <span className="d-muted">{words.offerText}</span>
    </div>
    <Link className={buttonClass({ variant: "line" })} to="/dashboard/import">
      <Icon of={FileInput} />
      {words.offerImport}
    </Link>
  </section>
);
