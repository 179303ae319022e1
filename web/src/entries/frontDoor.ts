// Styles of the instance's own pages (server: front_door/): the landing page and the operator's texts. They run no script.
import "../contract/themes.gen.css";
import "../contract/autoTheme.gen.css";
import "../site/fonts.css";
import "../site/door/door.css";
import "../site/door/landing.css";
import "../site/door/miniature.css";
import "./page.css";
