// Whether the way leads through the first look: said by the site-type screen as it goes on, and kept by the browser with the
// place in its history, so that a reload asks again and going back does not.
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";

interface Asked {
  asksFirstLook?: boolean;
}

export const askFirstLook: Asked = { asksFirstLook: true };

export function useFirstLook(): readonly [boolean, () => void] {
  const { state } = useLocation() as { state: Asked | null };
  const navigate = useNavigate();
  const done = useCallback(() => void navigate(".", { replace: true, state: null }), [navigate]);
  return [state?.asksFirstLook === true, done];
}
