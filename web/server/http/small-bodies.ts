import type { Readable } from "node:stream";
import { HeldBytes } from "#app/http/held-bytes.ts";
import { BusyError } from "../busy-error.ts";

/** The client went away, or was too slow, before its whole body was in. */
export class UnfinishedBodyError extends Error {
  override name = "UnfinishedBodyError";
}

interface WholeBody {
  bytes: Uint8Array<ArrayBuffer>;
  release: () => void;
}

/**
 * Reads bodies without files in full before anything is done with them: one that comes in drop by drop takes no place
 * that a complete one needs. There may be any number of them, but only so many bytes.
 */
export class SmallBodies {
  readonly #held: HeldBytes;

  /** @param most - Bytes of all bodies together, until they have been handled. */
  constructor(most: number) {
    this.#held = new HeldBytes(most);
  }

  /**
   * Reads a body, and does something with it.
   *
   * @param source - The request, or what its body passes through; destroyed when the rest won't come.
   * @param client - Whose it is: the key of its address.
   * @param work - Gets the whole body.
   * @throws {BusyError} Too many bytes were held, and this client had most of those that were still to be complete.
   * @throws {UnfinishedBodyError} The rest won't come.
   */
  async use<Value>(
    source: Readable,
    client: string,
    work: (body: Uint8Array<ArrayBuffer>) => Promise<Value> | Value,
  ): Promise<Value> {
    const { bytes, release } = await this.#read(source, client);
    try {
      return await work(bytes);
    } finally {
      release();
    }
  }

  #read(source: Readable, client: string): Promise<WholeBody> {
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const take = (part: Buffer) => {
        parts.push(part);
        held.add(part.byteLength);
      };
      const leave = (reason: Error) => {
        source.off("data", take);
        held.release();
        reject(reason);
      };
      const held = this.#held.hold(client, () => leave(new BusyError("Too many bytes are coming in")));
      const unfinished = () => {
        if (!source.readableEnded) leave(new UnfinishedBodyError("The rest of the body won't come"));
      };
      source.on("data", take).once("error", unfinished).once("close", unfinished);
      source.once("end", () => {
        // Its bytes are held until it has been handled.
        held.complete();
        resolve({ bytes: joined(parts), release: held.release });
      });
      if (source.destroyed) unfinished();
    });
  }
}

function joined(parts: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}
