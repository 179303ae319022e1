/** Starting and ending the programs that a journey needs. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

export class Running {
  readonly output: string[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  constructor(command: string, args: string[], env: Record<string, string>) {
    // Settings of the developer's shell must not decide what the tests see.
    const clean = Object.entries(process.env).filter(([name]) => !/^(VITRINE_|AWS_|PORT$|WORKERS$)/.test(name));
    this.child = spawn(command, args, {
      env: { ...Object.fromEntries(clean), ...env },
      // Its input ends with this process, however this one ends: servers end with their input.
      stdio: ["pipe", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => this.output.push(text));
    }
    this.ended = new Promise((resolve) => this.child.once("close", () => resolve()));
  }

  async waitFor(isReady: () => Promise<boolean>, what: string, timeoutMs = 180_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isReady())) {
      if (this.child.exitCode !== null || Date.now() > deadline) {
        this.child.kill("SIGKILL");
        throw new Error(`${what} did not start:\n${this.output.join("")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async finished(): Promise<number> {
    await this.ended;
    return this.child.exitCode ?? -1;
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.child.kill(signal);
    const hard = setTimeout(() => this.child.kill("SIGKILL"), 5_000);
    await this.ended;
    clearTimeout(hard);
  }
}

export const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};
