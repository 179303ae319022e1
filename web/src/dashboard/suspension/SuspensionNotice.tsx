// Why visitors do not see the site, wherever its owner would look for it: on the landing and beside its state.
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import { dataPath } from "../../editor/paths";
import { fromDay } from "../../i18n/days";
import { locale } from "../../i18n/spoken";
import { suspensionWords as words } from "../../i18n/suspension";
import { buttonClass } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import "./suspension.css";

type Suspension = NonNullable<Schemas["SiteOut"]["suspension"]>;

const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" });

export const SuspensionNotice = ({ suspension }: { suspension: Suspension }) => (
  <Notice
    tone="bad"
    role="status"
    action={
      <Link className={buttonClass({ size: "small" })} to={dataPath}>
        {words.takeAlong}
      </Link>
    }
  >
    <p>
      <strong>{words.title(fromDay(day.format(new Date(suspension.since))))}</strong>
    </p>
    <p className="suspension-reason">{words.reason(suspension.reason)}</p>
    <p>{words.kept}</p>
  </Notice>
);
