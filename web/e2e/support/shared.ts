/** What the journeys of a worker share: started when the first of them asks for it, stopped with the worker. */
interface Stoppable {
  stop(): Promise<void>;
}

export class Shared {
  private readonly started = new Map<string, Promise<Stoppable>>();

  once<T extends Stoppable>(name: string, start: () => Promise<T>): Promise<T> {
    const running = (this.started.get(name) as Promise<T> | undefined) ?? start();
    this.started.set(name, running);
    return running;
  }

  async stop(): Promise<void> {
    for (const running of await Promise.allSettled(this.started.values()))
      if (running.status === "fulfilled") await running.value.stop();
  }
}
