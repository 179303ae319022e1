import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { Toasts } from "../ui/notices/Toasts";
import { queryClient } from "./queryClient";
import { router } from "./routes";
import { ErrorBoundary } from "./screens/CrashScreen";

export const Dashboard = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  </ErrorBoundary>
);
