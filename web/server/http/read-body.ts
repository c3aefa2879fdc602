import type { IncomingMessage } from "node:http";
import { arrayBuffer } from "node:stream/consumers";

/** The client closed the connection, or was too slow, before its whole body arrived. */
export class UnfinishedBodyError extends Error {
  override name = "UnfinishedBodyError";
}

/**
 * Reads a small body as a whole, before it takes a place in a queue: one that comes in drop by drop keeps no complete one
 * waiting. The caller has checked its `content-length`.
 *
 * @throws {UnfinishedBodyError} The rest won't come.
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await arrayBuffer(request));
  } catch (error) {
    throw new UnfinishedBodyError("The rest of the body won't come", { cause: error });
  }
}
