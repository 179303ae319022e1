import { LoaderCircle } from "lucide-react";
import { uiWords } from "../../i18n/ui";
import { Icon } from "../Icon";

export const Spinner = () => <Icon of={LoaderCircle} className="d-spin" />;

/** A whole place that waits. Announced, because nothing else on it speaks. */
export const Loading = ({ text = uiWords.loading }: { text?: string }) => (
  <p className="d-loading" role="status">
    <Spinner />
    {text}
  </p>
);
