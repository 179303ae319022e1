// Every autoplay has one, in sight: it says what a press will do.
import { useWords } from "../../context";
import { Icon } from "../Icon";

interface PauseButtonProps {
  isPaused: boolean;
  onToggle(): void;
  className?: string | undefined;
}

export function PauseButton({ isPaused, onToggle, className }: PauseButtonProps) {
  const { pause, play } = useWords();
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
