/** A real Vitrine server on a free port with its own data folder. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answers, freePort, Running } from "./process.ts";

const python = resolve(import.meta.dirname, "../../../.venv/bin/python");
const script = (name: string): string => resolve(import.meta.dirname, name);
/** All journeys of a worker come from one address, and one after the other. */
const limits = { contact_per_address: "1000/minute", signup_per_address: "1000/minute", visits_written_seconds: 1 };

export class Server {
  private running: Running | undefined;
  private keys: string[] = [];

  private constructor(
    readonly url: string,
    readonly data: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const port = await freePort();
    const data = await mkdtemp(join(tmpdir(), "vitrine-e2e-"));
    const server = new Server(`http://127.0.0.1:${port}`, data, {
      PORT: String(port),
      VITRINE_DATA: data,
      VITRINE_LIMITS: JSON.stringify(limits),
      ...settings,
    });
    try {
      await server.resume();
    } catch (error) {
      await server.stop(); // its folder too, where a run is broken off while it starts
      throw error;
    }
    return server;
  }

  /** What the server printed. */
  get output(): string {
    return this.running?.output.join("") ?? "";
  }

  /** Run `vitrine …` on this server's data and return what it printed. */
  command(...args: string[]): Promise<string> {
    return this.printed("vitrine_command.py", args);
  }

  /** The demo for an owner of this address, as `vitrine demo` makes it; answers the password. */
  async makeDemo(email: string): Promise<string> {
    return (await this.printed("small_demo.py", [email])).trim().split(" ").at(-1) ?? "";
  }

  private async printed(program: string, args: string[]): Promise<string> {
    const run = new Running(python, [script(program), ...args], this.env);
    const code = await run.finished();
    if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${run.output.join("")}`);
    return run.output.join("");
  }

  /** For the paid version. Issued together: each `vitrine` costs as much as the steps of a small journey. */
  async newKey(): Promise<string> {
    if (this.keys.length === 0) this.keys = (await this.command("keys", "issue", "--count", "100")).trim().split(/\s+/);
    return this.keys.pop() ?? "";
  }

  async resume(): Promise<void> {
    this.running = new Running(python, [script("vitrine_command.py"), "serve"], this.env);
    await this.running.waitFor(() => answers(`${this.url}/healthz`), "vitrine serve");
  }

  async pause(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    await this.running?.stop(signal);
  }

  async stop(): Promise<void> {
    await this.pause();
    await rm(this.data, { recursive: true, force: true });
  }
}
