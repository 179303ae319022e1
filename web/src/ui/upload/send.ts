// Sends one body with progress. fetch() tells nothing about what has left, so this is an XMLHttpRequest.
export interface SendRequest {
  url: string;
  body: Blob;
  headers: Readonly<Record<string, string>>;
  /** Goes on trying for so long when nobody answers or the server says 'not now'. */
  retryForMs: number;
  signal: AbortSignal;
  onProgress(loaded: number, total: number): void;
  /** Between two tries. */
  onWaiting(): void;
}

/** The server's own refusal: trying again would change nothing. */
export class SendRefused extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused: ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** Nobody answered within the time. */
export class SendGaveUp extends Error {}

class PassingFailure extends Error {}

const firstPauseMs = 1000;
const lastPauseMs = 30_000;
const passing = new Set([0, 408, 429, 502, 503, 504]);

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sendOnce({ url, body, headers, signal, onProgress }: SendRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded, event.total));
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("loadend", () => {
      signal.removeEventListener("abort", abort);
      const { status } = request;
      if (status >= 200 && status < 300) resolve(readBody(request.responseText));
      else if (passing.has(status)) reject(new PassingFailure());
      else reject(new SendRefused(status, readBody(request.responseText)));
    });
    request.send(body);
  });
}

/** Until the time is over, the network is back, or the owner cancels: whichever is first. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      signal.removeEventListener("abort", stop);
      settle();
    };
    const goOn = () => end(resolve);
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(goOn, ms);
    window.addEventListener("online", goOn);
    signal.addEventListener("abort", stop);
  });
}

export async function send(request: SendRequest): Promise<unknown> {
  const giveUpAt = Date.now() + request.retryForMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, lastPauseMs)) {
    try {
      request.signal.throwIfAborted();
      return await sendOnce(request);
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error;
      const leftMs = giveUpAt - Date.now();
      if (leftMs <= 0) throw new SendGaveUp();
      request.onWaiting();
      request.signal.throwIfAborted();
      await pause(Math.min(pauseMs, leftMs), request.signal);
    }
  }
}
