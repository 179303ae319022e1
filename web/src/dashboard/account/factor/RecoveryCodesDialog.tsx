import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { factorWords } from "../../../i18n/factors";
import { Button } from "../../../ui/buttons/Button";
import { copyText } from "../../../ui/copyText";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Notice } from "../../../ui/notices/Notice";
import { toastSuccess } from "../../../ui/notices/Toasts";
import "./factor.css";

const words = factorWords.factor;

interface RecoveryCodesDialogProps {
  codes: string[];
  email: string;
  onClose: () => void;
}

/** Shown once: nobody can show them again, not even the server. So a click beside it does not make them vanish. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const [isKept, setIsKept] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const close = () => (isKept || isReminded ? onClose() : setIsReminded(true));
  const copy = async () => {
    if (!(await copyText(codes.join("\n")))) return;
    setIsKept(true);
    toastSuccess(words.copied);
  };
  const download = () => {
    const text = `${words.fileTitle(email)}\n\n${codes.join("\n")}\n`;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = words.fileName;
    link.click();
    setIsKept(true);
    URL.revokeObjectURL(link.href);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.codesTitle}
      description={words.codesText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {isReminded && !isKept && <Notice role="alert">{words.keepFirst}</Notice>}
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="d-row d-row-wrap">
        <Button size="small" icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="small" icon={Download} onClick={download}>
          {words.download}
        </Button>
      </div>
    </Dialog>
  );
}
