// Header and place for a screen. Screens fill <main>, the skip link's target.
import { Suspense, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { shellWords } from "../../i18n/dashboard";
import { Loading } from "../../ui/notices/Spinner";
import { TermsGate } from "../account/terms/TermsGate";
import { LanguageOffer } from "../language/LanguageOffer";
import { AskToShow } from "../siteLanguages/AskToShow";
import { Header } from "./Header";
import "./shell.css";

/** A new screen starts at its top, and a screen reader goes on from there. */
function useArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // Before it can be seen: later, the focus would be taken from a field in which its owner is typing already.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById("contenu")?.focus({ preventScroll: true });
  }, [pathname]);
}

export function Shell() {
  useArrival();
  return (
    <div className="dash">
      <a className="d-skip" href="#contenu">
        {shellWords.skip}
      </a>
      <LanguageOffer />
      <Header />
      <main id="contenu" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <TermsGate>
            <Outlet />
          </TermsGate>
        </Suspense>
      </main>
      <AskToShow />
    </div>
  );
}
