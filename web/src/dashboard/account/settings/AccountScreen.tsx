import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "../../../editor/queries";
import { accountWords } from "../../../i18n/accounts";
import { shellWords, typesiteWords } from "../../../i18n/dashboard";
import { factorWords } from "../../../i18n/factors";
import { Segmented } from "../../../ui/fields/Segmented";
import { Part } from "../../screens/Parts";
import { modes } from "../../shell/AccountMenu";
import { setMode, useMode } from "../../shell/mode";
import { Plan } from "../../site-settings/Plan";
import { useTitle } from "../../useTitle";
import { SecondFactorSection } from "../factor/SecondFactorSection";
import { PasskeysSection } from "../passkeys/PasskeysSection";
import { useAccount } from "../session/session";
import { VerificationReminder } from "../session/VerificationReminder";
import { DeletionSection } from "./DeletionSection";
import { EmailSection } from "./EmailSection";
import { GoogleSection } from "./GoogleSection";
import { NameSection } from "./NameSection";
import { PasswordSection } from "./PasswordSection";
import { SessionsSection } from "./SessionsSection";
import "./account.css";

const words = accountWords.account;

export function AccountScreen() {
  useTitle(words.title);
  const account = useAccount();
  const mode = useMode();
  const { data: site } = useQuery(siteQuery);
  return (
    <div className="d-page parts">
      <h1>{words.title}</h1>
      <VerificationReminder account={account} />
      <Part title={words.profile} hint={words.profileHint}>
        <NameSection account={account} />
        <EmailSection account={account} />
      </Part>
      <Part title={shellWords.mode} hint={words.modeHint}>
        <div className="acct-mode">
          <Segmented label={shellWords.mode} value={mode} segments={modes} onChange={setMode} isFull />
        </div>
      </Part>
      <Part title={accountWords.password} hint={account.hasPassword ? words.passwordHint : words.firstPasswordHint}>
        <PasswordSection account={account} />
      </Part>
      <Part title={factorWords.passkeys.title} hint={factorWords.passkeys.hint}>
        <PasskeysSection />
      </Part>
      <Part title={factorWords.factor.title} hint={factorWords.factor.hint}>
        <SecondFactorSection account={account} />
      </Part>
      {site && (
        <Part title={typesiteWords.version}>
          <Plan isPaid={site.isPaid} onActivated={() => {}} />
        </Part>
      )}
      <Part title={words.google} hint={words.googleHint}>
        <GoogleSection account={account} />
      </Part>
      <Part title={words.sessions} hint={words.sessionsHint}>
        <SessionsSection />
      </Part>
      <Part title={words.deletion} hint={words.deletionHint}>
        <DeletionSection />
      </Part>
    </div>
  );
}
