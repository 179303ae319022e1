/** A name server that knows the TXT records it is told, over UDP as resolvers ask (RFC 1035). */
import { createSocket, type Socket } from "node:dgram";

const noSuchName = 3;

/** The name in the question, and where the question ends. */
function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

function answerTo(query: Buffer, records: Map<string, string>): Buffer {
  const { name, end } = questionOf(query);
  const isText = query.readUInt16BE(end - 4) === 16;
  const value = isText ? records.get(name) : undefined;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (value ? 0 : noSuchName), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(value ? 1 : 0, 6);
  const question = query.subarray(12, end);
  if (!value) return Buffer.concat([head, question]);
  const text = Buffer.from(value, "utf8");
  const record = Buffer.alloc(13);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(16, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(text.length + 1, 10);
  record.writeUInt8(text.length, 12);
  return Buffer.concat([head, question, record, text]);
}

export class NameServer {
  readonly records = new Map<string, string>();

  private constructor(
    private readonly socket: Socket,
    readonly address: string,
  ) {
    socket.on("message", (query, from) => socket.send(answerTo(query, this.records), from.port, from.address));
  }

  static start(): Promise<NameServer> {
    const socket = createSocket("udp4");
    return new Promise((resolve) =>
      socket.bind(0, "127.0.0.1", () => resolve(new NameServer(socket, `127.0.0.1:${socket.address().port}`))),
    );
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.socket.close(() => resolve()));
  }
}
