// Against a real server on loopback, as send.test.ts: what is asked here is what comes of several files.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isAnyUnderWay } from "./underWay";
import { createUploadQueue, type QueueTarget } from "./uploadQueue";

let server: Server;
let url: string;
let refused: Set<string>;
let onRequest: (name: string) => void;

beforeEach(async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:a");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  refused = new Set();
  onRequest = () => undefined;
  server = createServer((request, response) => {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (request.method === "OPTIONS") {
      response.writeHead(204, cors).end();
      return;
    }
    const name = String(request.headers["x-file-name"]);
    onRequest(name);
    request.resume().on("end", () => {
      response.writeHead(refused.has(name) ? 422 : 200, cors).end(JSON.stringify({ name }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: "image/png" });

interface Answer {
  name: string;
}

function opened(places = 9) {
  const queue = createUploadQueue<Answer>();
  const arrived: string[] = [];
  const target: QueueTarget<Answer> = {
    url,
    headersOf: (file) => ({ "X-File-Name": file.name }),
    rules: {
      types: ["image/png"],
      maxBytes: 1000,
      compressedMaxBytes: 1000,
      maxWidthPx: 800,
      maxHeightPx: 800,
      quality: 0.7,
      maxPngBytes: 0,
    },
    retryForMs: 0,
    admit() {
      if (arrived.length >= places) throw new Error("no place");
    },
    onDone: ({ name }) => void arrived.push(name),
  };
  const send = (...files: File[]) => new Promise<number>((resolve) => queue.add(files, target, resolve));
  const left = () => queue.read().map(({ state }) => [state.file.name, state.phase]);
  return { queue, arrived, send, left };
}

it("brings files in the order in which they were chosen, and asks whoever leaves meanwhile", async () => {
  const { arrived, send, left } = opened();
  const sending = send(png("a.png"), png("b.png"), png("c.png"));
  expect(left().map(([name]) => name)).toEqual(["a.png", "b.png", "c.png"]);
  expect(isAnyUnderWay("queue")).toBe(true);
  expect(await sending).toBe(3);
  expect(arrived).toEqual(["a.png", "b.png", "c.png"]);
  expect(left()).toEqual([]);
  await vi.waitFor(() => expect(isAnyUnderWay("queue")).toBe(false));
});

it("keeps what failed by its name while the others arrive, and tries it again", async () => {
  const { queue, arrived, send, left } = opened();
  refused.add("b.png");
  expect(await send(png("a.png"), png("b.png"), new File(["bonjour"], "note.png"), png("d.png"))).toBe(2);
  expect(arrived).toEqual(["a.png", "d.png"]);
  expect(left()).toEqual([
    ["b.png", "failed"],
    ["note.png", "failed"],
  ]);
  refused.clear();
  const [first, second] = queue.read();
  queue.retry(first?.id ?? 0);
  await vi.waitFor(() => expect(arrived).toEqual(["a.png", "d.png", "b.png"]));
  queue.drop(second?.id ?? 0);
  expect(left()).toEqual([]);
});

it("sends none for which there is no place", async () => {
  const { send, left } = opened(2);
  const asked: string[] = [];
  onRequest = (name) => asked.push(name);
  expect(await send(png("a.png"), png("b.png"), png("c.png"))).toBe(2);
  expect(asked).toEqual(["a.png", "b.png"]);
  expect(left()).toEqual([["c.png", "failed"]]);
});

it("stops what is dropped, and what waits behind it when all are", async () => {
  const { queue, arrived, send, left } = opened();
  onRequest = () => queue.dropAll();
  expect(await send(png("a.png"), png("b.png"))).toBe(0);
  expect(arrived).toEqual([]);
  expect(left()).toEqual([]);
});
