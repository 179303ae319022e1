import { Link } from "react-router";
import { shellWords } from "../../i18n/dashboard";

/** A shop window: one tall pane, two small ones. */
export const BrandMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="6" fill="currentColor" />
    <rect x="5.5" y="5.5" width="5.5" height="13" rx="1.5" fill="var(--d-panel)" />
    <rect x="13" y="5.5" width="5.5" height="5" rx="1.5" fill="var(--d-panel)" />
    <rect x="13" y="12.5" width="5.5" height="6" rx="1.5" fill="var(--d-panel)" opacity=".6" />
  </svg>
);

export const Brand = () => (
  <Link className="dash-brand" to="/dashboard">
    <BrandMark />
    {shellWords.brand}
  </Link>
);
