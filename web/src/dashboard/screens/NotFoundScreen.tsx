import { Compass } from "lucide-react";
import { Link } from "react-router";
import { screenWords } from "../../i18n/dashboard";
import { buttonClass } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";
import { useTitle } from "../useTitle";

export function NotFoundScreen() {
  useTitle(screenWords.notFoundTitle);
  return (
    <main id="contenu">
      <EmptyState icon={Compass} title={screenWords.notFoundTitle} text={screenWords.notFoundText} isPage>
        <Link className={buttonClass({ variant: "primary" })} to="/dashboard">
          {screenWords.toDashboard}
        </Link>
      </EmptyState>
    </main>
  );
}
