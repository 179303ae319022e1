import { Copy } from "lucide-react";
import { operationWords } from "../../../i18n/operation";
import { uiWords } from "../../../i18n/ui";
import { Button } from "../../../ui/buttons/Button";
import { copyText } from "../../../ui/copyText";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { toastError, toastSuccess } from "../../../ui/notices/Toasts";

const words = operationWords.keys.made;

async function copy(keys: readonly string[]) {
  if (await copyText(keys.join("\n"))) toastSuccess(words.copied);
  else toastError(words.copyFailed);
}

interface MadeKeysProps {
  keys: readonly string[];
  onClose: () => void;
}

/** The only time that they are seen: a hash is all that is kept. */
export const MadeKeys = ({ keys, onClose }: MadeKeysProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={words.title(keys.length)}
    description={<p>{words.text}</p>}
    footer={
      <>
        <Button variant="quiet" onClick={onClose}>
          {uiWords.close}
        </Button>
        <Button variant="primary" icon={Copy} onClick={() => void copy(keys)}>
          {words.copy}
        </Button>
      </>
    }
  >
    <ul className="op-made">
      {keys.map((key) => (
        <li key={key}>
          <code>{key}</code>
        </li>
      ))}
    </ul>
  </Dialog>
);
