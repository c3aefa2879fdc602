import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { busyCode } from "#contract/accounts/account";

/** How many run at the same moment: each takes the database, for which orders would wait. */
const atOnce = 2;

/** How many may wait; more are refused, before anybody reads that a mail is on its way. */
const maxWaiting = 500;

const waiting: (() => Promise<void>)[] = [];
let running = 0;

/**
 * Does work after the answer, so that the time of the answer tells nothing. A failure is logged.
 *
 * @throws {errors.RateLimitError} `busy`: too much of it waits.
 */
export function afterResponse({ log }: Core.Strapi, work: () => Promise<void>): void {
  if (waiting.length >= maxWaiting) throw new errors.RateLimitError("Too many ask for mails", { code: busyCode });
  waiting.push(() =>
    work().catch((error: unknown) => {
      log.error(
        `A mail of an account can't be sent: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }),
  );
  void runWaiting();
}

async function runWaiting(): Promise<void> {
  if (running >= atOnce) return;
  running += 1;
  for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
    await work();
  }
  running -= 1;
}
