// Says that invented words are still on the site, wherever its owner looks at it. One click takes them away, without a
// question: what he wrote stays, and the sample can be had again.
import { useQuery } from "@tanstack/react-query";
import { importWords as words } from "../../i18n/imports";
import { Button } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { sampleQuery } from "./queries";
import { removeSample } from "./takeSample";

export function SampleNotice() {
  const { data } = useQuery(sampleQuery);
  const remove = useAction(removeSample);
  if (!data?.name) return null;
  return (
    <>
      <Notice
        role="status"
        action={
          <Button size="small" isBusy={remove.isBusy} onClick={remove.run}>
            {words.removeSample}
          </Button>
        }
      >
        {words.sampleLeft(words.samples[data.name].title, data.left)}
      </Notice>
      <FormError text={remove.generalError} />
    </>
  );
}
