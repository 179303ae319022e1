import { ArrowUpRight, BadgeCheck, Copy } from "lucide-react";
import { Suspense } from "react";
import type { Schemas } from "../../api/client";
import { landingWords, shellWords } from "../../i18n/dashboard";
import { dashboardLanguage } from "../../i18n/languages";
import { IconButton } from "../../ui/buttons/IconButton";
import { copyText } from "../../ui/copyText";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import { loadScreen } from "../loadScreen";

// The page's own drawing is many times larger than the landing: it comes when the rest is there.
const SitePicture = loadScreen(async () => (await import("./SitePicture")).SitePicture);

export function SiteCard({ site }: { site: Schemas["SiteOut"] }) {
  const address = `${window.location.origin}/@${site.slug}`;
  const copy = async () => {
    if (await copyText(address)) toastSuccess(landingWords.addressCopied);
    else toastError(landingWords.copyFailed);
  };
  if (!site.exists) {
    return (
      <section className="d-box land-pad land-waiting">
        <h2>{landingWords.notYet}</h2>
        <p className="d-muted">{landingWords.notYetText}</p>
      </section>
    );
  }
  return (
    <section className="d-box land-pad" aria-labelledby="land-site">
      <h2 id="land-site">{landingWords.site}</h2>
      <div className="land-picture">
        <Suspense>
          <SitePicture language={site.languages[0] ?? dashboardLanguage} />
        </Suspense>
      </div>
      <div className="land-url">
        <a href={`/@${site.slug}`} target="_blank" rel="noreferrer">
          <bdi dir="ltr">
            {window.location.host}/@{site.slug}
          </bdi>
          <span className="sr"> {shellWords.newTab}</span>
        </a>
        <Icon of={ArrowUpRight} />
        <IconButton label={landingWords.copyAddress} icon={Copy} onClick={() => void copy()} />
      </div>
      <div className="d-row d-row-wrap">
        {site.isPaid ? <Badge icon={BadgeCheck}>{landingWords.paid}</Badge> : <Badge>{landingWords.free}</Badge>}
      </div>
    </section>
  );
}
