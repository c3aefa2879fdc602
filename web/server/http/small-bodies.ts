import type { IncomingMessage } from "node:http";
import { BusyError } from "../busy-error.ts";

/** The client went away, or was too slow, before its whole body was in. */
export class UnfinishedBodyError extends Error {
  override name = "UnfinishedBodyError";
}

interface Incoming {
  client: string;
  bytes: number;
  refuse: (reason: Error) => void;
}

/**
 * Reads bodies without files in full before anything is done with them: one that comes in drop by drop takes no place
 * that a complete one needs. There may be any number of them, but only so many bytes.
 */
export class SmallBodies {
  readonly #most: number;
  /** Bodies that are still coming in, the oldest first. */
  readonly #incoming = new Map<IncomingMessage, Incoming>();
  #held = 0;

  /** @param most - Bytes of all bodies together, until they have been handled. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Reads a body, and does something with it.
   *
   * @param client - Whose it is: the key of its address.
   * @param work - Gets the whole body.
   * @throws {BusyError} Too many bytes were held, and this client had most of those that were still to be complete.
   * @throws {UnfinishedBodyError} The rest won't come.
   */
  async use<Value>(
    request: IncomingMessage,
    client: string,
    work: (body: Uint8Array<ArrayBuffer>) => Promise<Value>,
  ): Promise<Value> {
    const body = await this.#read(request, client);
    try {
      return await work(body);
    } finally {
      this.#held -= body.byteLength;
    }
  }

  #read(request: IncomingMessage, client: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const one: Incoming = { client, bytes: 0, refuse: (reason) => leave(reason) };
      const take = (part: Buffer) => {
        parts.push(part);
        one.bytes += part.byteLength;
        this.#held += part.byteLength;
        if (this.#held > this.#most) this.#giveUp();
      };
      const leave = (reason: Error) => {
        if (!this.#incoming.delete(request)) return;
        request.off("data", take);
        this.#held -= one.bytes;
        reject(reason);
      };
      const unfinished = () => leave(new UnfinishedBodyError("The rest of the body won't come"));
      this.#incoming.set(request, one);
      request.on("data", take).once("error", unfinished).once("close", unfinished);
      request.once("end", () => {
        // Its bytes are held until it has been handled.
        if (this.#incoming.delete(request)) resolve(joined(parts, one.bytes));
      });
      if (request.destroyed) unfinished();
    });
  }

  /** Refuses the oldest unfinished body of the client that has the most bytes in such. */
  #giveUp(): void {
    const byClient = new Map<string, number>();
    for (const { client, bytes } of this.#incoming.values()) byClient.set(client, (byClient.get(client) ?? 0) + bytes);
    const [most] = [...byClient].toSorted(([, one], [, other]) => other - one);
    const oldest = [...this.#incoming.values()].find(({ client, bytes }) => client === most?.[0] && bytes > 0);
    oldest?.refuse(new BusyError("Too many bytes are coming in"));
  }
}

function joined(parts: readonly Buffer[], bytes: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}
