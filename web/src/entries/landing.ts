// Styles of the instance's own pages (server: public/landing/): the landing page and the operator's texts. They run no script.
import "../contract/autoTheme.gen.css";
import "../site/landing/frame.css";
import "../site/landing/landing.css";
import "../site/landing/miniature.css";
import "../site/layouts/landing.gen.css";
import "./page.css";
