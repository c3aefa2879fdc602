import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

/** A request as sent over the connection, well-formed or not. */
export interface RawMessage {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Bytes of the body that are announced but never sent: the connection is closed first. */
  missing?: number;
}

/**
 * Sends a request that `fetch` would correct or refuse to send.
 *
 * @returns The status of the answer; 0 when there was none.
 */
export async function sendRawMessage(origin: string, message: RawMessage): Promise<number> {
  const { method = "GET", target, headers = {}, body = "", missing = 0 } = message;
  const { hostname, port, host } = new URL(origin);
  const length = Buffer.byteLength(body) + missing;
  const all = { host, connection: "close", ...(length > 0 && { "content-length": String(length) }), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);

  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"));
  socket.write(body);
  if (missing > 0) socket.end();
  const answer = (await buffer(socket)).toString("latin1");
  socket.end();
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0);
}
