/** The OpenID Connect provider of the tests, as a process of its own. */
import { resolve } from "node:path";
import { answers, freePort, Running } from "./process.ts";

export class IdentityProvider {
  private constructor(
    readonly issuer: string,
    private readonly running: Running,
  ) {}

  /** Settings for the Vitrine server that is to trust it. */
  get settings(): Record<string, string> {
    return {
      VITRINE_OIDC_ISSUER: this.issuer,
      VITRINE_OIDC_CLIENT_ID: "vitrine",
      VITRINE_OIDC_CLIENT_SECRET: "secret",
    };
  }

  /** A server and its provider must know each other's address: choose the port first where the server starts first. */
  static async start(redirectUris: string[], chosenPort?: number): Promise<IdentityProvider> {
    const port = chosenPort ?? (await freePort());
    const issuer = `http://127.0.0.1:${port}`;
    const running = new Running(process.execPath, [resolve(import.meta.dirname, "oidc-provider.mjs")], {
      OIDC_PORT: String(port),
      OIDC_REDIRECT_URIS: redirectUris.join(" "),
    });
    await running.waitFor(() => answers(`${issuer}/.well-known/openid-configuration`), "the OpenID provider");
    return new IdentityProvider(issuer, running);
  }

  stop(): Promise<void> {
    return this.running.stop();
  }
}
