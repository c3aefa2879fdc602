import type { Server } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import type { Application } from "./application.ts";

/**
 * Connections that the operating system queues while a process is busy (the listen backlog). A client that is
 * turned away tries again after 1, 3, 7 and 15 seconds, and a flood soon fills Node's default of 511.
 */
export const backlog = 4096;

/** Longest time that rendering waits for new connections, in milliseconds: they may never stop coming. */
const longestMs = 100;

/**
 * Lets the connections in the backlog in before a page is rendered. Node accepts one at every turn of its
 * event loop: while pages take 20 milliseconds each, visitors of stored pages would come in one by one, and
 * behind a flood after half a minute.
 */
export class Newcomers {
  #taken = 0;

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.on("connection", () => (this.#taken += 1));
  }

  /**
   * The same application, but it starts an answer once all waiting
   * connections are in; not if the client has gone by then.
   */
  before(application: Application): Application {
    const handle = async (request: Request) => {
      await this.areIn();
      request.signal.throwIfAborted();
      return application.handle(request);
    };
    return { ...application, handle };
  }

  /** Resolves when no connection waits in the backlog any more, or after `longestMs`. */
  async areIn(): Promise<void> {
    const until = performance.now() + longestMs;
    let before: number;
    do {
      before = this.#taken;
      // The first wait ends in this turn of the event loop; only the next turn accepts a connection.
      // oxlint-disable-next-line no-await-in-loop -- one at each turn
      await turn();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await turn();
    } while (this.#taken !== before && performance.now() < until);
  }
}
