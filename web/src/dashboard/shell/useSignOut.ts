import { useState } from "react";
import { useNavigate } from "react-router";
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
      await navigate("/dashboard/login", { replace: true });
    } catch {
      toastError(shellWords.signOutFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, signOut: () => void signOut() };
}
