import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { busyCode } from "#contract/accounts/account";

/** How many tasks run in parallel; more would keep orders waiting for the database. */
const atOnce = 2;

/** Most tasks that wait; more are refused. */
const maxWaiting = 500;

const waiting: (() => Promise<void>)[] = [];
let running = 0;

/**
 * Runs a task after the response, so that the response time reveals nothing about an account. A failure is logged.
 *
 * @throws {errors.RateLimitError} `busy`: too many tasks wait.
 */
export function runAfterResponse({ log }: Core.Strapi, work: () => Promise<void>): void {
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
