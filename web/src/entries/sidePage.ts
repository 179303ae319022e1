// Styles of the pages beside a site's main one (web/src/site/sections/legal); they run no script.
import "../site/base.css";
import "../site/parts/side/side.css";
import "../site/sections/legal/legal.css";
import "../site/layouts/legal.gen.css";
import "./page.css";
