import type { IncomingMessage, ServerResponse } from "node:http";

/** Largest request body, in bytes. */
const maxBytes = 65_536;

/** A request with its body, and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  url: URL;
  body: string;
}

/** Reads a request with its body. @throws {Error} The body is too large. */
export async function readExchange(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<Exchange> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > maxBytes) throw new Error("The request is too large");
    chunks.push(chunk);
  }
  const url = new URL(request.url ?? "/", origin);
  return { request, response, method: request.method ?? "GET", url, body: Buffer.concat(chunks).toString() };
}

/** Sends a JSON response. */
export function answerJson({ response }: Exchange, status: number, body: object): void {
  const type = status >= 400 ? "application/problem+json" : "application/hal+json";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(JSON.stringify(body));
}

/** Parses the JSON body; an empty body counts as an empty object. @throws {SyntaxError} It isn't JSON. */
export function jsonIn({ body }: Exchange): unknown {
  return body === "" ? {} : JSON.parse(body);
}
