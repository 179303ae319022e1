// Asked once, between the first language and the first editor: one of three looks for the whole page, by the owner's own name.
// It is saved like a choice on the appearance's screen, where it can be changed later.
import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { ApiProblem } from "../../api/client";
import { ambiences, firstAmbience } from "../../contract/choices.gen";
import type { StyleSet } from "../../contract/types.gen";
import { firstLookWords as words } from "../../i18n/look";
import { problemText } from "../../i18n/problems";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { toastError } from "../../ui/notices/Toasts";
import { AmbienceCards } from "../appearance/AmbienceCards";
import { ambienceOf, settingsIn } from "../appearance/ambience";
import { nothingChosen } from "../draft/pendingAppearance";
import type { Contents } from "../model";
import { type Preview, previewQuery, useSavedContents } from "../queries";
import { saveSection } from "../saving/save";
import { useSiteTheme } from "../siteTheme";
import { createEditor } from "../store";
import "./firstLook.css";

interface FirstLookProps {
  preview: Preview;
  languages: readonly string[];
  onDone(): void;
}

function useWear({ preview, languages }: Pick<FirstLookProps, "preview" | "languages">) {
  const client = useQueryClient();
  const keepSaved = useSavedContents();
  return async (styleSet: StyleSet, theme: number) => {
    const saved = preview.snapshot.sections.appearance as unknown as Contents;
    const look = { ...nothingChosen, styleSet, theme };
    const settings = { ...saved.shared.settings, ...settingsIn(styleSet) };
    const draft = { ...saved, ...look, shared: { ...saved.shared, settings }, forms: {} };
    const revision = preview.revisions.appearance ?? 0;
    const editor = createEditor("appearance", { draft, saved, revision, languages });
    const request = { editor, language: languages[0] ?? "", themeIndex: theme, onState: () => {} };
    const answer = await saveSection(request);
    keepSaved("appearance", editor.read().saved, answer.revision, look);
    // The first editor opens on what its section wears now, from its revision.
    await client.invalidateQueries({ queryKey: previewQuery.queryKey });
  };
}

export function FirstLook({ preview, languages, onDone }: FirstLookProps) {
  const { snapshot } = preview;
  const [chosen, setChosen] = useState<StyleSet>(firstAmbience);
  const [isBusy, setBusy] = useState(false);
  const wear = useWear({ preview, languages });
  // Who has chosen colours before keeps them.
  const { index } = useSiteTheme(snapshot.themeIndex);
  const own = index === ambiences.classique.themeIndex ? null : index;

  const goOn = async () => {
    const theme = own ?? ambiences[chosen].themeIndex;
    if (ambienceOf(snapshot) === chosen && theme === snapshot.themeIndex) return onDone();
    setBusy(true);
    try {
      await wear(chosen, theme);
      onDone();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiProblem)) throw error;
      toastError(`${words.failed} ${problemText(error)}`);
    }
  };

  return (
    <form
      className="first-look"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <header>
        <h1 id="first-look">{words.title}</h1>
        <p className="d-muted">{words.hint}</p>
      </header>
      <AmbienceCards
        snapshot={snapshot}
        language={languages[0] ?? ""}
        labelledBy="first-look"
        theme={own}
        chosen={chosen}
        onChoose={setChosen}
      />
      <footer className="first-look-foot">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.goOn}
          <Icon of={ArrowRight} />
        </Button>
      </footer>
    </form>
  );
}
