// One line, once: the browser's language, in its own words.
import { useState } from "react";
import { languageOffers } from "../../contract/words/languageOffers.gen";
import { Button } from "../../ui/buttons/Button";
import { pick } from "./LanguageSelect";
import { declineOffer, offeredLanguage } from "./language";
import "./language.css";

export function LanguageOffer() {
  const [language, setLanguage] = useState(offeredLanguage);
  if (!language) return null;
  const { says, take, leave } = languageOffers[language];
  return (
    <aside className="dash-offer" lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <p>{says}</p>
      <Button size="small" onClick={() => void pick(language)}>
        {take}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          declineOffer();
          setLanguage(null);
        }}
      >
        {leave}
      </Button>
    </aside>
  );
}
