import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { uiWords } from "../../i18n/ui";
import { IconButton } from "../buttons/IconButton";
import { TextInput, type TextInputProps } from "./TextInput";

export function PasswordInput(props: Omit<TextInputProps, "type">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="d-input-box">
      <TextInput {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <IconButton
        label={isShown ? uiWords.hidePassword : uiWords.showPassword}
        icon={isShown ? EyeOff : Eye}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}
