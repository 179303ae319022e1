/** A line between a visitor and a server that brings one page in two pieces. Everything else passes as it is. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface SlowLine {
  url: string;
  sendTheRest(): void;
  close(): Promise<void>;
}

/** The page at `path` stops before `mark` until the rest is asked for. */
export async function inPieces(server: string, path: string, mark: string): Promise<SlowLine> {
  let sendTheRest = () => {};
  const restIsWanted = new Promise<void>((resolve) => {
    sendTheRest = resolve;
  });
  const line = createServer(async (request, response) => {
    const headers = { "Content-Type": request.headers["content-type"] ?? "", Origin: server };
    const posted = request.method === "POST" ? { method: "POST", headers, body: await buffer(request) } : {};
    const answer = await fetch(server + request.url, posted);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type, "Cache-Control": "no-store" });
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = request.url === path ? body.indexOf(mark) : 0;
    response.write(body.subarray(0, cut));
    if (cut) await restIsWanted;
    response.end(body.subarray(cut));
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    sendTheRest,
    close: () => new Promise((resolve) => line.close(() => resolve())),
  };
}
