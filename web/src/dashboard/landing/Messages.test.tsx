import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { Messages } from "./Messages";

it.each([
  [0, null],
  [1, "1 message parmi les indésirables"],
  [3, "3 messages parmi les indésirables"],
])("%i unwanted messages: the landing says %s", async (spam, said) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = "<div id=root></div>";
  const root = createRoot(document.getElementById("root") as HTMLElement);
  const counts = { unread: 0, inbox: 0, archived: 0, spam };
  vi.spyOn(api, "GET").mockResolvedValue({ data: { messages: [], counts } } as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Messages />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain("arriveront ici"));
  expect(document.querySelector("a[href$='folder=spam']")?.textContent ?? null).toBe(said);
  await act(async () => root.unmount());
});
