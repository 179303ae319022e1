/** A bare file server, which knows nothing of us; and a zip in a folder. */
import { createReadStream, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join } from "node:path";
import { unzipSync } from "fflate";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

export function unzip(zip: Buffer, folder: string): string[] {
  const files = Object.entries(unzipSync(zip));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return files.map(([name]) => name);
}

/** Everything below `folder` stands below `/a/folder/`: not at the root, where wrong addresses would be right. */
export async function serveFolder(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "", "http://x").pathname);
    const file = path.startsWith("/a/folder/") ? join(folder, path.slice("/a/folder/".length) || "index.html") : "";
    if (!file || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a/folder/`, server };
}
