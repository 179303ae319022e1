import { useState } from "react";
import { useNavigate } from "react-router";
import { draftMarks } from "../../editor/draft/marks";
import { siteTheme } from "../../editor/siteTheme";
import { shellWords } from "../../i18n/dashboard";
import { toastError } from "../../ui/notices/Toasts";
import { session } from "../account/session/session";

/** An owner who leaves on purpose is not sent back to where he was. */
export function useSignOut() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async () => {
    setIsBusy(true);
    try {
      await session.signOut();
      siteTheme.forget();
      draftMarks.forget();
      await navigate("/dashboard/login", { replace: true });
    } catch {
      toastError(shellWords.signOutFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, signOut: () => void signOut() };
}
