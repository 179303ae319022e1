// The two ways to show that a name is the owner's, ready to be copied into whatever holds his DNS or his files.
import { Copy } from "lucide-react";
import { domainWords as words } from "../../i18n/domains";
import { IconButton } from "../../ui/buttons/IconButton";
import { copyText } from "../../ui/copyText";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import type { Domain } from "./queries";

async function copy(text: string) {
  if (await copyText(text)) toastSuccess(words.copied);
  else toastError(words.copyFailed);
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="domain-line">
    <dt>{label}</dt>
    <dd>
      <code>{value}</code>
      <IconButton icon={Copy} label={words.copy(value)} onClick={() => void copy(value)} />
    </dd>
  </div>
);

export const Proof = ({ domain, target }: { domain: Domain; target: string }) => (
  <div className="domain-proof">
    <p>{words.prove}</p>
    <ul>
      <li>
        <b>{words.byRecord}</b>
        <dl>
          <Line label={words.recordName} value={domain.recordName} />
          <Line label={words.content} value={domain.proof} />
        </dl>
      </li>
      <li>
        <b>{words.byFile}</b>
        <dl>
          <Line label={words.fileUrl} value={domain.fileUrl} />
          <Line label={words.content} value={domain.proof} />
        </dl>
      </li>
    </ul>
    <p className="d-hint">{target ? words.pointIt(target) : words.pointItSomewhere}</p>
  </div>
);
