// A field to search in, and the languages that it finds. Arrows go through them, Enter takes one.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { otherLanguage } from "../../contract/choices.gen";
import { typesiteWords } from "../../i18n/dashboard";
import { TextInput } from "../../ui/fields/TextInput";
import { codeOf, type Language, languagesFor, writtenAs } from "./languageList";

interface LanguagePickerProps {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  autoFocus: boolean;
  value: string;
  onChange(written: string): void;
  /** Enter on a language that is meant already. */
  onEnter(): void;
}

export function LanguagePicker({
  id,
  describedBy,
  isInvalid,
  autoFocus,
  value,
  onChange,
  onEnter,
}: LanguagePickerProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // What was chosen stands whole in the field: opened again, the list shows every language.
  const found = isOpen ? languagesFor(codeOf(value) ? "" : value) : [];
  // Where it finds nothing it would only cover what the field says of that.
  const isShown = found.length > 0;
  // The form scrolls beneath its buttons: a list that opens there is brought up.
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const take = (language: Language) => {
    onChange(writtenAs(language));
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((now) => Math.max(0, Math.min(found.length - 1, now + step)));
    } else if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "Enter") {
      // Enter here chooses or adds; it does not save the screen.
      event.preventDefault();
      const chosen = isOpen ? found[active] : undefined;
      if (chosen) take(chosen);
      else onEnter();
    }
  };

  return (
    <div className="d-grow type-picker">
      <TextInput
        id={id}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${listId}-${found[active].code}` : undefined}
        aria-describedby={describedBy}
        isInvalid={isInvalid}
        autoFocus={autoFocus}
        value={value}
        placeholder={typesiteWords.pick}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={(written) => {
          setOpen(true);
          setActive(-1);
          onChange(written);
        }}
      />
      {isShown && (
        <div ref={box} className="type-list">
          <div ref={list} id={listId} role="listbox" aria-label={typesiteWords.languages}>
            {found.map((language, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one.
              <div
                key={language.code}
                id={`${listId}-${language.code}`}
                role="option"
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(language)}
              >
                <b>{language.code}</b>
                <span>{language.french}</span>
                <span className="d-muted" lang={language.code.toLowerCase()}>
                  {language.own.toLowerCase() === language.french.toLowerCase() ? "" : language.own}
                </span>
              </div>
            ))}
          </div>
          <p className="d-muted">
            <b>{otherLanguage}</b> {typesiteWords.otherLanguage}
          </p>
        </div>
      )}
    </div>
  );
}
