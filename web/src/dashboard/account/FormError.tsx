import { Notice } from "../../ui/notices/Notice";

export const FormError = ({ text }: { text: string | undefined }) =>
  text ? (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  ) : null;
