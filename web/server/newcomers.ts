import type { Server } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import type { Application } from "./application.ts";

/**
 * Connections that the system takes for a process that is at work. Whom it turns away tries again after
 * 1, 3, 7, 15 seconds, and a flood soon fills Node's own 511.
 */
export const backlog = 4096;

/** How long work waits for newcomers at most, in milliseconds: they may come without end. */
const longestMs = 100;

/**
 * Connections that the system has taken and this process has not. Node takes one at every turn
 * of its loop: between pages that take 20 milliseconds each, visitors of pages that lie ready would
 * come in one by one, and behind a flood after half a minute.
 */
export class Newcomers {
  #taken = 0;

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.on("connection", () => (this.#taken += 1));
  }

  /** The same application, which begins with an answer when all newcomers are in, and somebody still wants it. */
  before(application: Application): Application {
    const handle = async (request: Request) => {
      await this.areIn();
      request.signal.throwIfAborted();
      return application.handle(request);
    };
    return { ...application, handle };
  }

  /** Resolves when nobody stands at the door any more, or after a moment: then heavy work may begin. */
  async areIn(): Promise<void> {
    const until = performance.now() + longestMs;
    let before: number;
    do {
      before = this.#taken;
      // What is asked for now is answered at the end of this turn: only the next one takes a connection.
      // oxlint-disable-next-line no-await-in-loop -- one at each turn
      await turn();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await turn();
    } while (this.#taken !== before && performance.now() < until);
  }
}
