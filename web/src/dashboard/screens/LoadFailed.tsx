import { CloudOff } from "lucide-react";
import { ApiProblem } from "../../api/client";
import { screenWords } from "../../i18n/dashboard";
import { problemText } from "../../i18n/problems";
import { Button } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";

interface LoadFailedProps {
  error: Error;
  onRetry: () => void;
}

export const LoadFailed = ({ error, onRetry }: LoadFailedProps) => (
  <EmptyState
    icon={CloudOff}
    title={screenWords.loadFailed}
    text={error instanceof ApiProblem ? problemText(error) : undefined}
    isPage
  >
    <Button variant="primary" onClick={onRetry}>
      {screenWords.retry}
    </Button>
  </EmptyState>
);
