// The cache of what the server holds. Only passing failures are tried again: a refusal stays one.
import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../api/client";

const isPassing = (error: unknown): boolean => error instanceof ApiProblem && error.isPassing;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && isPassing(error), staleTime: 5_000 },
    mutations: { retry: false },
  },
});
