// Styles of the owner's guide (server: public/guide/), in the dashboard's look. It runs no script.
import "@fontsource-variable/inter/opsz.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "./guide.css";
