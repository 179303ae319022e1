// Up to six links of a project's page, each with its words.
import { Plus, Trash2 } from "lucide-react";
import type { PageLink } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { projectPageWords as words } from "../../i18n/projectPage";
import { Button } from "../../ui/buttons/Button";
import { IconButton } from "../../ui/buttons/IconButton";
import { Field } from "../../ui/fields/Field";
import { TextInput } from "../../ui/fields/TextInput";
import { labelOf } from "../labels";
import { normaliseLink } from "../links";
import { newItemId } from "../model";
import { Noted } from "../translation/TranslationNote";
import { useEditorContext } from "../useEditor";

interface PageLinksProps {
  /** The place of the list: 'projects/<item>/page/links'. */
  at: string;
  links: readonly PageLink[];
  most: number;
  errors(field: string): string | undefined;
  onChange(links: PageLink[], typed?: string): void;
}

export function PageLinks({ at, links, most, errors, onChange }: PageLinksProps) {
  const { editor } = useEditorContext();
  const change = (id: string, field: "label" | "address", value: string) =>
    onChange(
      links.map((link) => (link.id === id ? { ...link, [field]: value } : link)),
      `${id}:${field}`,
    );
  return (
    <section className="editor-group">
      <h2>{labelOf(editor.section, "projects.page.links")}</h2>
      {links.map((link, place) => (
        <fieldset key={link.id} className="page-link">
          <legend className="sr">{words.link(place + 1)}</legend>
          {(["label", "address"] as const).map((field) => {
            const isBad = field === "address" && normaliseLink(link.address) === null;
            const error = isBad ? editorWords.badLink : errors(`${place}.${field}`);
            return (
              <Field key={field} label={labelOf(editor.section, `projects.page.links.${field}`)} error={error}>
                {(id, described) => (
                  <Noted place={field === "label" ? `${at}/${link.id}/label` : null} id={id} describedBy={described}>
                    {(describedBy) => (
                      <TextInput
                        id={id}
                        aria-describedby={describedBy}
                        isInvalid={Boolean(error)}
                        value={link[field]}
                        dir="auto"
                        maxLength={field === "label" ? 80 : 2000}
                        onChange={(value: string) => change(link.id, field, value)}
                      />
                    )}
                  </Noted>
                )}
              </Field>
            );
          })}
          <IconButton
            isDanger
            label={editorWords.remove(link.label.trim() || words.link(place + 1))}
            icon={Trash2}
            onClick={() => onChange(links.filter(({ id }) => id !== link.id))}
          />
        </fieldset>
      ))}
      {links.length < most && (
        <Button
          size="small"
          variant="line"
          icon={Plus}
          onClick={() => onChange([...links, { id: newItemId(), label: "", address: "" }])}
        >
          {words.addLink}
        </Button>
      )}
    </section>
  );
}
