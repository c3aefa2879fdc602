import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A request with its body, and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  url: URL;
  body: string;
}

/** Reads a request with its body. */
export async function readExchange(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<Exchange> {
  const url = new URL(request.url ?? "/", origin);
  return { request, response, method: request.method ?? "GET", url, body: await text(request) };
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
