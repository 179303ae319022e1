// Styles of a project's own page (web/src/site/sections/projects/own); what it runs for a film stands in the page itself.
import "../site/base.css";
import "../site/parts/side/side.css";
import "../site/sections/projects/own/projectPage.css";
import "../site/layouts/projectPage.gen.css";
import "./page.css";
