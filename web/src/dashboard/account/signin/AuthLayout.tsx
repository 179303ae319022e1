// The frame of every screen for people who are not signed in: the form left, a site to come right.
import type { ReactNode } from "react";
import { shellWords } from "../../../i18n/dashboard";
import { LanguageOffer } from "../../language/LanguageOffer";
import { LanguageSelect } from "../../language/LanguageSelect";
import { BrandMark } from "../../shell/Brand";
import { useTitle } from "../../useTitle";
import { Showcase } from "./Showcase";
import "./auth.css";

interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  useTitle(title);
  return (
    <div className="auth">
      <div className="auth-side">
        <div className="auth-top">
          <LanguageOffer />
          <header className="auth-head">
            <a className="auth-brand" href="/home">
              <BrandMark />
              {shellWords.brand}
            </a>
            <LanguageSelect />
          </header>
        </div>
        <main className="auth-main" id="contenu">
          <div>
            <h1>{title}</h1>
            {lead && <p className="auth-lead">{lead}</p>}
          </div>
          {children}
        </main>
      </div>
      <Showcase />
    </div>
  );
}
