import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, compress, isCompressible, type Encoding } from "./compression.ts";
import { isUnchanged } from "./conditional-request.ts";
import { digestOf } from "./digest.ts";

/** The body of an answer in all encodings, for many requests. */
export interface PreparedBody {
  bodies: Readonly<Record<Encoding | "identity", Uint8Array>>;
  contentType: string;
  etag: string;
}

/**
 * Compresses a body once for many requests.
 *
 * @param etagSource - Text from which the ETag is made; by default the whole body.
 */
export async function prepareBody(text: string, contentType: string, etagSource = text): Promise<PreparedBody> {
  const identity = Buffer.from(text);
  const etag = `"${digestOf(Buffer.from(etagSource))}"`;
  const isSmall = !isCompressible(contentType, identity.byteLength);
  const [br, gzip] = isSmall
    ? [identity, identity]
    : await Promise.all([compress(identity, "br", 5), compress(identity, "gzip", 5)]);
  return { bodies: { identity, br, gzip }, contentType, etag };
}

/** Sends a prepared body, or a 304 to a client that has it. @param own - Headers that don't depend on the body. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { bodies, contentType, etag }: PreparedBody,
  own: Readonly<Record<string, string>>,
): void {
  const headers = { ...own, etag, vary: "Accept-Encoding" };
  if (isUnchanged(request, etag)) return void response.writeHead(304, headers).end();
  const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
  const body = bodies[encoding ?? "identity"];
  response.writeHead(200, {
    ...headers,
    ...(encoding === undefined || body === bodies.identity ? {} : { "content-encoding": encoding }),
    "content-type": contentType,
    "content-length": body.byteLength,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
