import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { Schemas } from "../../api/client";
import { siteQuery } from "../../editor/queries";
import { landingWords, shellWords } from "../../i18n/dashboard";
import { listed } from "../../i18n/format";
import { inLanguage, languagesListed } from "../../i18n/languages";
import { awaitingWords } from "../../i18n/strangers";
import { buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Loading } from "../../ui/notices/Spinner";
import { useAccount } from "../account/session/session";
import { VerificationReminder } from "../account/session/VerificationReminder";
import { ImportOffer } from "../import/ImportOffer";
import { sampleQuery } from "../import/queries";
import { SampleNotice } from "../import/SampleNotice";
import { SampleSource } from "../import/SampleSource";
import { firstLanguage } from "../import/sampleLanguages";
import { PublishingCard } from "../publishing/PublishingState";
import { LoadFailed } from "../screens/LoadFailed";
import { StorageNotice } from "../storage/StorageNotice";
import { SuspensionNotice } from "../suspension/SuspensionNotice";
import { useTitle } from "../useTitle";
import { JoinedNotice } from "./JoinedNotice";
import { Matrix } from "./Matrix";
import { Messages } from "./Messages";
import { MissingItems } from "./MissingItems";
import { MovedNotice } from "./MovedNotice";
import { type Drafted, hasContent, nextStepOf, type Site, type Translated } from "./overview";
import { PendingTheme } from "./PendingTheme";
import { Review } from "./Review";
import { SiteCard } from "./SiteCard";
import { useDraftedLanguages } from "./useDraftedLanguages";
import { useTranslated } from "./useTranslated";
import { Visits } from "./Visits";
import "./landing.css";

function summaryOf(site: Schemas["SiteOut"]): string {
  if (!site.exists) return landingWords.firstLead;
  const written = site.languages.filter((code) => hasContent(site, code));
  const shown = written.filter((code) => !site.hiddenLanguages.includes(code));
  const hidden = written.filter((code) => site.hiddenLanguages.includes(code));
  const empty = site.languages.filter((code) => !hasContent(site, code));
  if (!shown.length) return landingWords.nothingYet;
  const where = listed(shown.map(inLanguage));
  if (site.isOnline && site.awaitsAddress) return awaitingWords.summary;
  const sentences = [site.isOnline ? landingWords.online(where) : landingWords.construction(where)];
  if (hidden.length) sentences.push(landingWords.hiddenLanguages(languagesListed(hidden)));
  if (empty.length) sentences.push(landingWords.notOffered(languagesListed(empty)));
  return sentences.join(" ");
}

function Next({ site, drafted, translated }: { site: Site; drafted: Drafted; translated: Translated }) {
  const { data: sample } = useQuery(sampleQuery);
  const step = nextStepOf(site, drafted, Boolean(sample?.name), translated);
  return (
    <section className="d-box land-next" aria-labelledby="land-next">
      <div className="land-next-text">
        <span className="land-next-kind">{step.isFirst ? landingWords.firstStep : landingWords.nextStep}</span>
        <h2 id="land-next">{step.title}</h2>
        <span className="d-muted">{step.hint}</span>
      </div>
      {step.action && (
        <Link className={buttonClass({ variant: "primary" })} to={step.action.path}>
          {step.action.label}
          <Icon of={ArrowRight} />
        </Link>
      )}
    </section>
  );
}

function LoadedLanding({ site }: { site: Schemas["SiteOut"] }) {
  const account = useAccount();
  const drafted = useDraftedLanguages(site);
  const translated = useTranslated(site);
  const isEmpty = !site.languages.some((code) => hasContent(site, code));
  const [firstName = account.userName] = account.userName.split(/\s+/);
  return (
    <div className="d-page land">
      <div className="d-page-head land-hello">
        <h1 className="d-title">{site.exists ? landingWords.hello(firstName) : landingWords.welcome(firstName)}</h1>
        {!site.suspension && <p className="d-lead">{summaryOf(site)}</p>}
      </div>
      {site.suspension && <SuspensionNotice suspension={site.suspension} />}
      <div className="land-columns">
        <div className="d-stack land-stack">
          <PublishingCard site={site} />
          {isEmpty && <SampleSource site={site} language={firstLanguage(site)} />}
          <Next site={site} drafted={drafted} translated={translated} />
          {/* All that is to be known, in one place: each says itself whether there is anything to say. */}
          <section className="land-reminders" aria-label={landingWords.reminders}>
            {site.awaitsAddress ? (
              <VerificationReminder account={account} text={awaitingWords.landing(account.email)} />
            ) : (
              <VerificationReminder account={account} />
            )}
            <MovedNotice notices={site.notices} />
            <JoinedNotice site={site} />
            <StorageNotice />
            <PendingTheme site={site} />
            <SampleNotice />
            <MissingItems site={site} />
          </section>
          {isEmpty && <ImportOffer />}
          <Matrix site={site} drafted={drafted} translated={translated} />
        </div>
        <div className="d-stack land-stack land-side">
          <SiteCard site={site} />
          <Messages />
          {site.exists && <Visits />}
          <Review />
        </div>
      </div>
    </div>
  );
}

export function LandingScreen() {
  useTitle(shellWords.dashboard);
  const { data: site, error, refetch } = useQuery(siteQuery);
  if (error && !site) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return site ? <LoadedLanding site={site} /> : <Loading />;
}
