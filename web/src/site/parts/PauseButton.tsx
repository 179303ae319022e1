// Every autoplay has one, in sight: it says what a press will do.
import { words } from "../words";
import { Icon } from "./Icon";

interface PauseButtonProps {
  isPaused: boolean;
  onToggle(): void;
  language: string;
  className?: string | undefined;
}

export function PauseButton({ isPaused, onToggle, language, className }: PauseButtonProps) {
  const { pause, play } = words(language);
  return (
    <button
      type="button"
      className={className ? `pause-button ${className}` : "pause-button"}
      aria-label={isPaused ? play : pause}
      onClick={onToggle}
    >
      <Icon name={isPaused ? "play" : "pause"} />
    </button>
  );
}
