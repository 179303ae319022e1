import { useId } from "react";
import { figure } from "../../../i18n/format";
import { codeName, kindName, operationWords } from "../../../i18n/operation";
import { Badge } from "../../../ui/notices/Badge";
import type { Figures } from "../queries";

const words = operationWords.overview;

export function Errors({ errors }: { errors: Figures["errors"] }) {
  const id = useId();
  return (
    <section className="d-box d-card op-card" aria-labelledby={id}>
      <div className="op-card-head">
        <h2 id={id}>{words.errors}</h2>
        <p className="d-muted">{words.errorsHint}</p>
      </div>
      {errors.length === 0 ? (
        <p className="d-muted">{words.noErrors}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
        <section className="op-scroll op-errors" tabIndex={0} aria-label={words.errorsTable}>
          <table className="op-table">
            <thead>
              <tr>
                <th scope="col">{words.code}</th>
                <th scope="col">{words.asked}</th>
                <th scope="col">{words.todayColumn}</th>
                <th scope="col">{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ code, kind, today, total }) => (
                <tr key={`${code} ${kind}`}>
                  <th scope="row">
                    <Badge tone={code >= 500 ? "red" : "neutral"}>{code}</Badge> <small>{codeName(code)}</small>
                  </th>
                  <td>{kindName(kind)}</td>
                  <td>{figure(today)}</td>
                  <td>{figure(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
