import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { connectFolder, isAccountPath } from "@circuit/contract/urls/own-paths";
import { type Concurrency, ConcurrencyLimit, PerClientLimit } from "./concurrency-limit.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";

/**
 * How many requests for one visitor's answers may run at a time, and how many may wait. A read is quick, and so is a form
 * whose body has arrived before it takes a slot. One client address, which many visitors may share, may run only a few at a time.
 */
const limits = {
  reads: { all: { atOnce: 4, waiting: 100 }, ofClient: { atOnce: 2, waiting: 50 } },
  sends: { all: { atOnce: 100, waiting: 100 }, ofClient: { atOnce: 8, waiting: 32 } },
  // An upload takes as long as its files do: in a pool of its own it delays no form without files.
  uploads: { all: { atOnce: 50, waiting: 350 }, ofClient: { atOnce: 8, waiting: 32 } },
  // Requests for accounts wait for the content system, which is slow at hashing passwords: they take no slots of cart and checkout.
  accountReads: { all: { atOnce: 4, waiting: 50 }, ofClient: { atOnce: 2, waiting: 25 } },
  // No queue per client: it would be as slow as hashing passwords, so who would wait in it gets an answer at once.
  accountSends: { all: { atOnce: 16, waiting: 32 }, ofClient: { atOnce: 6, waiting: 0 } },
  // Forms that found no slot there. Each is answered by a page made for it, so only a few run.
  overloaded: { all: { atOnce: 2, waiting: 6 }, ofClient: { atOnce: 1, waiting: 1 } },
};

/** Runs a request of a client when its turn comes. It throws a `BusyError` when too many wait, of this client or in all. */
export type RequestPool = <Value>(client: string, task: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

function createPool({ all, ofClient }: { all: Concurrency; ofClient: Concurrency }): RequestPool {
  const [together, perClient] = [new ConcurrencyLimit(all), new PerClientLimit(ofClient)];
  return (client, task, signal) => perClient.run(client, () => together.run(task, signal), signal);
}

/** Pools of requests for one visitor's answers, each with slots of its own. */
type RequestPools = Record<keyof typeof limits, RequestPool>;

/** The pools of a process, all of them empty. */
export function createRequestPools(): RequestPools {
  return {
    reads: createPool(limits.reads),
    sends: createPool(limits.sends),
    uploads: createPool(limits.uploads),
    accountReads: createPool(limits.accountReads),
    accountSends: createPool(limits.accountSends),
    overloaded: createPool(limits.overloaded),
  };
}

/**
 * Tells whether a request is for an account, or for a way into one.
 *
 * @param address - As it was sent: the router reads it in any spelling, and with the ending that asks for data only.
 */
export function isForAccounts(address: string): boolean {
  const pagePath = pagePathOf(address);
  const path = canonicalPath(pagePath) ?? pagePath;
  return isAccountPath(path) || path.startsWith(connectFolder);
}
