import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { RouterProvider } from "react-router/dom";
import { Toasts } from "../ui/notices/Toasts";
import { queryClient } from "./queryClient";
import { router } from "./routes";
import { ErrorBoundary } from "./screens/CrashScreen";

export const Dashboard = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <Direction.Provider dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}>
        <RouterProvider router={router} />
        <Toasts />
      </Direction.Provider>
    </QueryClientProvider>
  </ErrorBoundary>
);
