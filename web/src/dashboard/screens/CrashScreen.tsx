// What stands where a screen stopped: what happened, that nothing is lost, and the way on.
import { RotateCw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { useRouteError } from "react-router";
import { screenWords } from "../../i18n/dashboard";
import { ChunkFailed } from "../../site/loadChunk";
import { Button } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";

function Crash({ error }: { error: unknown }) {
  const isChunk = error instanceof ChunkFailed;
  return (
    <main id="contenu">
      <EmptyState
        icon={RotateCw}
        title={isChunk ? screenWords.chunkTitle : screenWords.crashTitle}
        text={isChunk ? screenWords.chunkText : screenWords.crashText}
        isPage
      >
        <Button variant="primary" onClick={() => window.location.reload()}>
          {screenWords.reload}
        </Button>
        <a className="d-btn d-btn-line" href="/dashboard">
          {screenWords.toDashboard}
        </a>
      </EmptyState>
    </main>
  );
}

export const RouteCrash = () => <Crash error={useRouteError()} />;

/** Around everything, for what breaks outside of a route. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("unknown") };
  }

  override render() {
    return this.state.error ? <Crash error={this.state.error} /> : this.props.children;
  }
}
