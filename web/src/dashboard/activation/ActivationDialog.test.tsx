import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { ApiProblem, api } from "../../api/client";
import { activationWords } from "../../i18n/dashboard";
import { ActivationDialog } from "./ActivationDialog";

it.each([
  ["tiers.key_invalid", activationWords.hint],
  ["tiers.key_mistyped", "Une lettre semble mal recopiée."],
] as const)("%s: that the key is invalid stands alone, the rest is the hint", async (code, hint) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  vi.spyOn(api, "POST").mockRejectedValue(new ApiProblem({ code, status: 422 }));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ActivationDialog onClose={() => {}} />
      </QueryClientProvider>,
    ),
  );
  const input = document.querySelector("input") as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "ABCDE");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(document.querySelector("[role=alert]")?.textContent).toBe("❌ Clé invalide !");
  expect(document.querySelector(".d-hint")?.textContent).toBe(hint);
  await act(async () => root.unmount());
});

it.each([
  ["without an answer visitors see the badge", false],
  ["the badge is switched off with the key", true],
])("%s", async (_case, isSwitched) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const asked = vi.spyOn(api, "POST").mockResolvedValue({ data: { isPaid: true } } as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ActivationDialog onClose={() => {}} />
      </QueryClientProvider>,
    ),
  );
  const input = document.querySelector(".activation-key") as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "ABCDE");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  if (isSwitched) await act(async () => document.querySelector<HTMLInputElement>("[role=switch]")?.click());
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(asked.mock.calls[0]?.[1]).toEqual({ body: { key: "ABCDE", showsBadge: !isSwitched } });
  await act(async () => root.unmount());
});
