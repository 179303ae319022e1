// Styles of the pages that stand in for a site (web/src/site/notices); they run no script.
import "../contract/themes.gen.css";
import "../site/fonts.css";
import "../site/notices/notices.css";
import "./page.css";
