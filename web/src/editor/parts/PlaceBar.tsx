// Over the screens of one place of the menu: the way from one to the other, and whether everything is saved.
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useCurrentInSight } from "../../ui/useCurrentInSight";
import { placeAt, screenAt } from "../places";
import "./bars.css";

export function PlaceBar({ status }: { status?: ReactNode }) {
  const { pathname } = useLocation();
  const row = useCurrentInSight(pathname);
  const place = placeAt(pathname);
  if (!place) return null;
  const current = screenAt(place, pathname);
  return (
    <div className="step-bar">
      {place.screens.length > 1 && (
        <nav ref={row} className="steps" aria-label={place.title}>
          {place.screens.map((screen) => {
            const isCurrent = screen === current;
            const currentKind = screen.path === pathname ? "page" : "true";
            return (
              <Link
                key={screen.path}
                to={screen.path}
                className={isCurrent ? "step active" : "step"}
                aria-current={isCurrent ? currentKind : undefined}
              >
                {screen.title}
              </Link>
            );
          })}
        </nav>
      )}
      {status}
    </div>
  );
}
