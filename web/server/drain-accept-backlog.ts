import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Length of the listen backlog, in which connections wait while a process is busy. A client that finds it full tries
 * again after 1, 3, 7 and 15 seconds, and a flood soon fills Node's default of 511.
 */
export const backlogLength = 4096;

/** Longest time that rendering waits for new connections, in milliseconds: they may never stop coming. */
const maxMs = 100;

/**
 * Accepts the connections in the backlog before a page is rendered. Node accepts one at every turn of its event loop:
 * while pages take 20 milliseconds each, visitors of stored pages would come in one by one, and behind a flood after
 * half a minute.
 */
export class AcceptBacklog {
  #accepted = 0;

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.on("connection", () => (this.#accepted += 1));
  }

  /** The same handler, but it starts once the backlog is empty; not if the client has gone by then. */
  drainBefore(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
    return async (request) => {
      await this.#drain();
      request.signal.throwIfAborted();
      return handle(request);
    };
  }

  /** Resolves when no connection waits in the backlog any more, or after `maxMs`. */
  async #drain(): Promise<void> {
    const until = performance.now() + maxMs;
    let before: number;
    do {
      before = this.#accepted;
      // The first wait ends in this turn of the event loop; only the next turn accepts a connection.
      // oxlint-disable-next-line no-await-in-loop -- one at each turn
      await nextTurn();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await nextTurn();
    } while (this.#accepted !== before && performance.now() < until);
  }
}
