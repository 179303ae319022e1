import { useState } from "react";
import { operationWords } from "../../../i18n/operation";
import { InputField } from "../../../ui/fields/InputField";
import { FormDialog } from "../../account/FormDialog";
import { useAction } from "../../account/useAction";
import { issueKeys } from "../queries";

const words = operationWords.keys.making;
const mostAtOnce = 100;

interface NewKeysDialogProps {
  onMade: (keys: readonly string[]) => void;
  onClose: () => void;
}

export function NewKeysDialog({ onMade, onClose }: NewKeysDialogProps) {
  const [count, setCount] = useState("1");
  const [note, setNote] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const number = Number(count);
  const isRight = Number.isInteger(number) && number >= 1 && number <= mostAtOnce;
  const action = useAction(async () => {
    const keys = await issueKeys(number, note.trim());
    onClose();
    onMade(keys);
  });
  const submit = () => {
    setIsWrong(!isRight);
    if (isRight) action.run();
  };
  return (
    <FormDialog
      title={words.title}
      description={<p>{words.text}</p>}
      submitLabel={words.submit}
      action={{ ...action, run: submit }}
      onClose={onClose}
    >
      <InputField
        label={words.count}
        type="number"
        min={1}
        max={mostAtOnce}
        value={count}
        error={isWrong && !isRight ? words.countWrong(mostAtOnce) : undefined}
        onChange={setCount}
      />
      <InputField label={words.note} hint={words.noteHint} value={note} maxLength={200} onChange={setNote} />
    </FormDialog>
  );
}
