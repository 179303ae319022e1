// The dashboard's script: every screen but its own code comes in chunks as it is opened.
import "../ui/fields/controls.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Dashboard } from "../dashboard/Dashboard";
import { allowLibraryStyles } from "../ui/nonce";

allowLibraryStyles();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Dashboard />
    </StrictMode>,
  );
}
