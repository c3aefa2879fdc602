import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Length of the listen backlog, in which connections wait while a process is busy. Load peaks soon fill Node's default
 * of 511, and a client that finds it full retries only after 1, 3, 7 and 15 seconds.
 */
export const backlogLength = 4096;

/** Longest time that rendering waits for the backlog to empty, in milliseconds. */
const maxMs = 100;

/**
 * Accepts the connections in the backlog before a page is rendered. Node accepts one connection per turn of its event
 * loop: with renders of 20 ms each, visitors of stored pages would wait up to half a minute behind a load peak.
 */
export class AcceptBacklog {
  #accepted = 0;

  /** Starts to count the connections of a server. */
  watch(server: Server): void {
    server.on("connection", () => (this.#accepted += 1));
  }

  /** Wraps a handler, so that it starts once the backlog is empty, unless the client has hung up by then. */
  drainBefore(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
    return async (request) => {
      await this.#drain();
      request.signal.throwIfAborted();
      return handle(request);
    };
  }

  /** Resolves when the backlog is empty, or after `maxMs`. */
  async #drain(): Promise<void> {
    const until = performance.now() + maxMs;
    let before: number;
    do {
      before = this.#accepted;
      // The first wait ends in the current turn of the event loop; only the next turn accepts a connection.
      // oxlint-disable-next-line no-await-in-loop -- one at each turn
      await nextTurn();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await nextTurn();
    } while (this.#accepted !== before && performance.now() < until);
  }
}
