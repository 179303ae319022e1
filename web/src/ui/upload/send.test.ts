// Against a real server on loopback: what matters is what XMLHttpRequest really does.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SendGaveUp, SendRefused, type SendRequest, send } from "./send";

let server: Server;
let url: string;
let answers: { status: number; body: unknown }[];
let received: { body: string; fileName: string }[];

beforeEach(async () => {
  answers = [];
  received = [];
  server = createServer((request, response) => {
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (request.method === "OPTIONS") {
      response.writeHead(204, cors).end();
      return;
    }
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      received.push({ body, fileName: String(request.headers["x-file-name"]) });
      const answer = answers.shift() ?? { status: 200, body: { id: "a" } };
      response
        .writeHead(answer.status, { ...cors, "Content-Type": "application/json" })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const request = (more: Partial<SendRequest> = {}): SendRequest => ({
  url,
  body: new Blob(["bonjour"]),
  headers: { "X-File-Name": "note.txt" },
  retryForMs: 10_000,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onWaiting: () => undefined,
  ...more,
});

it("sends the body with its headers and gives the answer", async () => {
  expect(await send(request())).toEqual({ id: "a" });
  expect(received).toEqual([{ body: "bonjour", fileName: "note.txt" }]);
});

it("tries again while the server says 'not now'", async () => {
  answers = [{ status: 503, body: {} }];
  const onWaiting = vi.fn();
  expect(await send(request({ onWaiting }))).toEqual({ id: "a" });
  expect(onWaiting).toHaveBeenCalledTimes(1);
  expect(received).toHaveLength(2);
});

it("takes a refusal for what it is", async () => {
  answers = [{ status: 415, body: { code: "media.invalid_format" } }];
  const refused = send(request());
  await expect(refused).rejects.toBeInstanceOf(SendRefused);
  await expect(refused).rejects.toMatchObject({ status: 415, body: { code: "media.invalid_format" } });
  expect(received).toHaveLength(1);
});

it("gives up when the time is over", async () => {
  answers = [{ status: 503, body: {} }];
  await expect(send(request({ retryForMs: 0 }))).rejects.toBeInstanceOf(SendGaveUp);
});

it("stops between two tries when it is cancelled", async () => {
  answers = [{ status: 503, body: {} }];
  const controller = new AbortController();
  const sending = send(request({ signal: controller.signal, onWaiting: () => controller.abort() }));
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  expect(received).toHaveLength(1);
});

it("goes on at once when the network is back", async () => {
  answers = [
    { status: 503, body: {} },
    { status: 503, body: {} },
    { status: 503, body: {} },
  ];
  const onWaiting = () => setTimeout(() => window.dispatchEvent(new Event("online")));
  expect(await send(request({ onWaiting }))).toEqual({ id: "a" });
});
