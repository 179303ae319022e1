import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetAccount } from "../api/accountState";
import { ApiProblem, api } from "../api/client";
import { useMedia } from "./media";

let root: Root;
const Card = ({ id }: { id: string }) => <p>{useMedia(id)?.url ?? "…"}</p>;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  forgetAccount();
  document.body.innerHTML = "<div id=root></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const file = (id: string) => ({ id, url: `/media/${id}` });
const show = () =>
  act(async () =>
    root.render(
      <>
        <Card id="a" />
        <Card id="b" />
      </>,
    ),
  );
const shown = () => document.body.textContent;

it("asks again for files that were not answered, until they are, in one call for all", async () => {
  const offline = new ApiProblem({ code: "network.offline", status: 0 });
  const get = vi.spyOn(api, "GET").mockRejectedValue(offline);
  await show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([get.mock.calls.length, shown()]).toEqual([1, "……"]);
  get.mockResolvedValue({ data: [file("a"), file("b")] } as never);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([get.mock.calls.length, shown()]).toEqual([2, "/media/a/media/b"]);
});

it("asks no more for an account that is gone", async () => {
  const get = vi.spyOn(api, "GET").mockRejectedValue(new ApiProblem({ code: "network.offline", status: 0 }));
  await show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  forgetAccount();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(get).toHaveBeenCalledTimes(1);
});
