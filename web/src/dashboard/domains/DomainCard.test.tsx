import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ApiProblem, api } from "../../api/client";
import { domainWords as words } from "../../i18n/domains";
import { DomainCard } from "./DomainCard";
import type { Domain } from "./queries";

const proven = { host: "lea.example", name: "lea.example", isProven: true, siteUrl: "https://lea.example" } as Domain;

it.each([
  ["leads here", { data: { leadsHere: true } }, words.served, false],
  ["leads elsewhere", { data: { leadsHere: false } }, words.leadsElsewhere, true],
  ["cannot be asked now", new ApiProblem({ code: "server.too_many", status: 429 }), words.proven, true],
])("a proven domain that %s", async (_case, answer, badge, isWaySaid) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const call = vi.spyOn(api, "GET");
  if (answer instanceof Error) call.mockRejectedValue(answer);
  else call.mockResolvedValue(answer as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <DomainCard domain={proven} target="vitrine.example" />
      </QueryClientProvider>,
    ),
  );
  await act(() =>
    vi.waitFor(() => {
      const said = document.body.textContent ?? "";
      expect([said.includes(badge), said.includes(words.pointIt("vitrine.example"))]).toEqual([true, isWaySaid]);
    }),
  );
  await act(async () => root.unmount());
});
