import type { IncomingMessage } from "node:http";
import { arrayBuffer } from "node:stream/consumers";

/** The client closed the connection, or was too slow, before the whole body arrived. */
export class UnfinishedBodyError extends Error {
  override name = "UnfinishedBodyError";
}

/**
 * Reads a small body as a whole before the request enters a queue, so that slow clients don't block others. The caller
 * has checked its `content-length`.
 *
 * @throws {UnfinishedBodyError}
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await arrayBuffer(request));
  } catch (error) {
    throw new UnfinishedBodyError("The rest of the body won't come", { cause: error });
  }
}

/** Parses JSON; any other text is `null`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
