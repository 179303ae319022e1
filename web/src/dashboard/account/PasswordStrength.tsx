// How good a new password is, said by the server's own rules while it is typed.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, dataOf } from "../../api/client";
import { accountWords } from "../../i18n/accounts";
import { classes } from "../../ui/classes";
import "./settings/account.css";

const words = accountWords.strength;
const SETTLE_MS = 250;

export function useSignupOptions() {
  return useQuery({
    queryKey: ["signup-options"],
    queryFn: () => dataOf(api.GET("/api/accounts/options")),
    staleTime: 60_000,
  });
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export function PasswordStrength({ password }: { password: string }) {
  const settled = useSettled(password);
  const { data: options } = useSignupOptions();
  const { data: verdict } = useQuery({
    // Passwords are no keys to keep things under: only the newest answer is held, and only while it is shown.
    queryKey: ["password-strength", settled],
    queryFn: () => dataOf(api.POST("/api/accounts/password-strength", { body: { password: settled } })),
    enabled: settled !== "",
    gcTime: 0,
    placeholderData: (last) => last,
  });
  if (!password || !verdict) return options && words.minimum(options.passwordMin);
  return (
    <span className="strength" role="status">
      <span className="strength-bars" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={classes(bar <= verdict.strength && `strength-${verdict.strength}`)} />
        ))}
      </span>
      <span>{verdict.isCommon ? words.common : words.labels[verdict.strength]}</span>
    </span>
  );
}
