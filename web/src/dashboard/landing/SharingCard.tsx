// The way to how the site is shown elsewhere: search results, chats, the visitors' own button.
import { Link } from "react-router";
import { editorPath } from "../../editor/chain";
import { sharingWords } from "../../i18n/sharing";
import { buttonClass } from "../../ui/buttons/Button";

const words = sharingWords.card;

export const SharingCard = () => (
  <section className="d-box land-pad" aria-labelledby="land-sharing">
    <h2 id="land-sharing">{words.title}</h2>
    <p className="d-muted">{words.text}</p>
    <div>
      <Link className={buttonClass({ variant: "line" })} to={editorPath("sharing")}>
        {words.open}
      </Link>
    </div>
  </section>
);
