// A form's submission: busy while it runs, deaf to repeats, and the server's refusal kept for the fields.
import { useRef, useState } from "react";
import { ApiProblem } from "../../api/client";
import { problemText } from "../../i18n/problems";

export interface Action<Args extends unknown[] = []> {
  isBusy: boolean;
  problem: ApiProblem | null;
  run: (...about: Args) => void;
  /** The refusal's sentence, if it is about this field. */
  errorAt: (field: string) => string | undefined;
  /** The refusal's sentence, if it is about no field. */
  generalError: string | undefined;
  clear: () => void;
}

export function useAction<Args extends unknown[] = []>(work: (...about: Args) => Promise<void>): Action<Args> {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const isRunning = useRef(false);

  const run = async (...about: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      await work(...about);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  const field = problem?.params.field;
  return {
    isBusy,
    problem,
    run: (...about) => void run(...about),
    errorAt: (name) => (problem && field === name ? problemText(problem) : undefined),
    generalError: problem && !field ? problemText(problem) : undefined,
    clear: () => setProblem(null),
  };
}
