/** A real Vitrine server on a free port with its own data folder. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answers, freePort, Running } from "./process.ts";

const python = resolve(import.meta.dirname, "../../../.venv/bin/python");
const script = (name: string): string => resolve(import.meta.dirname, name);
/** Names the folder of an instance that nobody has used yet: its data, and keys of it for the paid version. */
const PREPARED = "VITRINE_E2E_PREPARED";
/** All journeys of a worker come from one address, and one after the other. */
const limits = { contact_per_address: "1000/minute", signup_per_address: "1000/minute", visits_written_seconds: 1 };

const KEYS = 200;

function prepared(): string {
  const folder = process.env[PREPARED];
  if (!folder) throw new Error("no instance to begin with: playwright.config.ts names this file as a globalSetup");
  return folder;
}

async function printed(program: string, args: string[], env: Record<string, string>): Promise<string> {
  const run = new Running(python, [script(program), ...args], env);
  const code = await run.finished();
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${run.output.join("")}`);
  return run.output.join("");
}

/** Once for all servers of a run, which begin with a copy: migrating and issuing keys take as long as a journey each. */
export default async function prepareInstance(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-prepared-"));
  process.env[PREPARED] = folder;
  const env = { VITRINE_DATA: join(folder, "data") };
  await printed("vitrine_command.py", ["migrate"], env);
  await writeFile(
    join(folder, "keys"),
    await printed("vitrine_command.py", ["keys", "issue", "--count", String(KEYS)], env),
  );
  return () => rm(folder, { recursive: true });
}

export class Server {
  private running: Running | undefined;
  private keys: string[] | undefined;

  private constructor(
    readonly url: string,
    readonly data: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const port = await freePort();
    const data = await mkdtemp(join(tmpdir(), "vitrine-e2e-"));
    await cp(join(prepared(), "data"), data, { recursive: true });
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

  private printed(program: string, args: string[]): Promise<string> {
    return printed(program, args, this.env);
  }

  /** For the paid version; of those that were issued with the instance. */
  async newKey(): Promise<string> {
    this.keys ??= (await readFile(join(prepared(), "keys"), "utf8")).trim().split(/\s+/);
    const key = this.keys.pop();
    if (!key) throw new Error(`more than ${KEYS} keys were asked of one server`);
    return key;
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
