// 'J’accepte les conditions': a tick, the way to what it means, and what is said when it is missing.
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { Schemas } from "../../../api/client";
import { termsWords as words } from "../../../i18n/strangers";
import { Icon } from "../../../ui/Icon";
import "./terms.css";

interface TermsCheckProps {
  terms: Schemas["TermsRecord"];
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

export function TermsCheck({ terms, isAccepted, error, onChange }: TermsCheckProps) {
  const id = useId();
  return (
    <div className="d-field">
      <div className="terms-check">
        <input
          id={id}
          type="checkbox"
          name="terms"
          required
          checked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {words.accept}{" "}
          <a href={terms.address} target="_blank" rel="noreferrer">
            {words.link}
            <span className="sr"> {words.newTab}</span>
          </a>
        </label>
      </div>
      {error && (
        <p className="d-error" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
