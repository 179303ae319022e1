// The one way to the server. Types come from the API's own document; a refusal becomes an ApiProblem with its code.
import createClient, { type Middleware } from "openapi-fetch";
import type { components, paths } from "./schema.gen";

export type Schemas = components["schemas"];
export type ProblemBody = Schemas["Problem"];
export type ProblemCode = ProblemBody["code"] | "network.offline";

export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: Record<string, unknown>;
  /** What the server's log calls this refusal: people can quote it. */
  readonly reference: string;

  constructor(body: { code: ProblemCode; status: number; params?: Record<string, unknown>; reference?: string }) {
    super(body.code);
    this.code = body.code;
    this.status = body.status;
    this.params = body.params ?? {};
    this.reference = body.reference ?? "";
  }

  /** Worth trying again by itself: nobody answered, or the server said 'not now'. */
  get isPassing(): boolean {
    return this.code === "network.offline" || this.status === 503 || this.status === 502 || this.status === 504;
  }
}

const asProblem: Middleware = {
  async onResponse({ response }) {
    if (response.ok || response.status === 304) return response;
    let body: ProblemBody | null = null;
    try {
      body = (await response.clone().json()) as ProblemBody;
    } catch {
      // A proxy answered, not we.
    }
    throw new ApiProblem(body?.code ? body : { code: "server.unavailable", status: response.status });
  },
  onError() {
    return new ApiProblem({ code: "network.offline", status: 0 });
  },
};

export const api = createClient<paths>({ baseUrl: "/", credentials: "same-origin" });
api.use(asProblem);

/** The answer's data; every refusal was thrown by the middleware before. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}

/** Names the revision that a change started from: nothing saved elsewhere is overwritten unseen. */
export const revisionHeaders = (revision: number): Record<string, string> =>
  revision === 0 ? { "If-None-Match": "*" } : { "If-Match": `"${revision}"` };

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
