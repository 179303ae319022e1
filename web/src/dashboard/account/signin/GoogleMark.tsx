import { siGoogle } from "simple-icons";

export const GoogleMark = () => (
  <svg className="d-icon auth-google-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={siGoogle.path} fill="currentColor" />
  </svg>
);
