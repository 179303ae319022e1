// Why visitors do not see the site, wherever its owner would look for it: on the landing and beside its state.
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import { dataPath } from "../../editor/paths";
import { fromDay } from "../../i18n/days";
import { dayOf } from "../../i18n/format";
import { suspensionWords as words } from "../../i18n/suspension";
import { buttonClass } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import "./suspension.css";

type Suspension = NonNullable<Schemas["SiteOut"]["suspension"]>;

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
      <strong>{words.title(fromDay(dayOf(suspension.since)))}</strong>
    </p>
    <p className="suspension-reason">{words.reason(suspension.reason)}</p>
    <p>{words.kept}</p>
  </Notice>
);
