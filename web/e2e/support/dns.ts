/** A name server that knows the TXT records and addresses it is told, over UDP as resolvers ask (RFC 1035). */
import { createSocket, type Socket } from "node:dgram";

const noSuchName = 3;
const kindOfAddress = 1;
const kindOfText = 16;

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

function contentOf(kind: number, value: string): Buffer {
  if (kind === kindOfAddress) return Buffer.from(value.split(".").map(Number));
  const text = Buffer.from(value, "utf8");
  return Buffer.concat([Buffer.from([text.length]), text]);
}

function answerTo(query: Buffer, texts: Map<string, string>, addresses: Map<string, string>): Buffer {
  const { name, end } = questionOf(query);
  const kind = query.readUInt16BE(end - 4);
  const value = kind === kindOfText ? texts.get(name) : kind === kindOfAddress ? addresses.get(name) : undefined;
  const isKnown = texts.has(name) || addresses.has(name);
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (isKnown ? 0 : noSuchName), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(value ? 1 : 0, 6);
  const question = query.subarray(12, end);
  if (!value) return Buffer.concat([head, question]);
  const content = contentOf(kind, value);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(kind, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(content.length, 10);
  return Buffer.concat([head, question, record, content]);
}

export class NameServer {
  readonly texts = new Map<string, string>();
  readonly addresses = new Map<string, string>();

  private constructor(
    private readonly socket: Socket,
    readonly address: string,
  ) {
    socket.on("message", (query, from) =>
      socket.send(answerTo(query, this.texts, this.addresses), from.port, from.address),
    );
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
