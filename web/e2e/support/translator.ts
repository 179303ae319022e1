/** A translation service of ours that speaks LibreTranslate's protocol: a few words of German, and '[de] …' for the rest. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const german: Record<string, string> = {
  "À propos": "Über mich",
  "Je grave des livres à Nantes.": "Ich graviere Bücher.",
};

interface Asked {
  q: string;
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

export class Translator {
  readonly asked: Asked[] = [];
  /** What it refuses with, while it does. */
  refusal: { status: number; error: string } | null = null;

  private constructor(private readonly server: Server) {
    server.on("request", async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      const asked = JSON.parse(body) as Asked;
      this.asked.push(asked);
      const said = this.refusal
        ? { error: this.refusal.error }
        : { translatedText: german[asked.q] ?? `[${asked.target}] ${asked.q}` };
      response.writeHead(this.refusal?.status ?? 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(said));
    });
  }

  /** Settings for the Vitrine server that is to ask it. */
  get settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { VITRINE_TRANSLATE_URL: `http://127.0.0.1:${port}`, VITRINE_TRANSLATE_KEY: "key" };
  }

  static start(): Promise<Translator> {
    const server = createServer();
    return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(new Translator(server))));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
