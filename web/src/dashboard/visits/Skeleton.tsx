import { visitWords as words } from "../../i18n/visits";

/** The screen's own boxes, empty: what comes takes their place and moves nothing. */
export const Skeleton = () => (
  <div className="d-stack vis-skeleton" role="status">
    <span className="sr">{words.loading}</span>
    <div className="d-box vis-days" />
    <div className="vis-cards">
      {["a", "b", "c", "d"].map((place) => (
        <div key={place} className="d-box d-card" />
      ))}
    </div>
  </div>
);
