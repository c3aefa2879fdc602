import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, compress, isCompressible, type Encoding } from "./compression.ts";
import { isUnchanged } from "./conditional-request.ts";

/** An answer that is the same for many, ready to be sent in each encoding. */
export interface PreparedBody {
  bodies: Readonly<Record<Encoding | "identity", Uint8Array>>;
  contentType: string;
  etag: string;
}

/**
 * Prepares a body, so that it is serialised and compressed once for all requests.
 *
 * @param etagSource - What the ETag is made of; by default the whole text.
 */
export async function prepareBody(text: string, contentType: string, etagSource = text): Promise<PreparedBody> {
  const identity = Buffer.from(text);
  const etag = `"${createHash("sha256").update(etagSource).digest("base64url").slice(0, 22)}"`;
  const isSmall = !isCompressible(contentType, identity.byteLength);
  const [br, gzip] = isSmall
    ? [identity, identity]
    : await Promise.all([compress(identity, "br", 5), compress(identity, "gzip", 5)]);
  return { bodies: { identity, br, gzip }, contentType, etag };
}

/** Sends the body, or a 304 to a client that has it already. @param own - Headers besides those that follow from the body. */
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
