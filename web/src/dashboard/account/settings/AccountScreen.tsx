import type { ReactNode } from "react";
import { accountWords } from "../../../i18n/accounts";
import { shellWords } from "../../../i18n/dashboard";
import { factorWords } from "../../../i18n/factors";
import { importWords } from "../../../i18n/imports";
import { takeawayWords } from "../../../i18n/takeaways";
import { Segmented } from "../../../ui/fields/Segmented";
import { ResumeSection } from "../../import/ResumeSection";
import { modes } from "../../shell/AccountMenu";
import { setMode, useMode } from "../../shell/mode";
import { TakeawaySection } from "../../takeaway/TakeawaySection";
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

interface PartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

const Part = ({ title, hint, children }: PartProps) => (
  <section className="acct-part">
    <div className="acct-about">
      <h2>{title}</h2>
      <p>{hint}</p>
    </div>
    <div className="acct-body">{children}</div>
  </section>
);

export function AccountScreen() {
  useTitle(words.title);
  const account = useAccount();
  const mode = useMode();
  return (
    <div className="acct">
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
      <Part title={words.google} hint={words.googleHint}>
        <GoogleSection account={account} />
      </Part>
      <Part title={words.sessions} hint={words.sessionsHint}>
        <SessionsSection />
      </Part>
      <Part title={takeawayWords.title} hint={takeawayWords.hint}>
        <TakeawaySection account={account} />
      </Part>
      <Part title={importWords.account} hint={importWords.accountHint}>
        <ResumeSection />
      </Part>
      <Part title={words.deletion} hint={words.deletionHint}>
        <DeletionSection />
      </Part>
    </div>
  );
}
