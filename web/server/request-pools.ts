import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { connectFolder, isAccountPath } from "@circuit/contract/urls/own-paths";
import { type Concurrency, ConcurrencyLimit, PerClientLimit } from "./concurrency-limit.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";

/** Runs a client's request within the limits. Throws a `BusyError` when the client's or the common queue is full. */
export type RequestPool = <Value>(client: string, task: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

/**
 * Creates the pools of a process for requests whose answers aren't stored, with limits in all and per client. Reads are
 * quick, and so are forms, whose body has arrived before they take a slot. Many visitors may share one client IP
 * address.
 */
export function createRequestPools() {
  return {
    reads: createPool({ atOnce: 4, waiting: 100 }, { atOnce: 2, waiting: 50 }),
    sends: createPool({ atOnce: 100, waiting: 100 }, { atOnce: 8, waiting: 32 }),
    // Slow uploads don't delay forms without files.
    uploads: createPool({ atOnce: 50, waiting: 350 }, { atOnce: 8, waiting: 32 }),
    // Accounts wait for the CMS to hash passwords, which is slow; they don't delay cart and checkout.
    accountReads: createPool({ atOnce: 4, waiting: 50 }, { atOnce: 2, waiting: 25 }),
    // No queue per client: as hashing is slow, a client over the limit gets an answer at once.
    accountSends: createPool({ atOnce: 16, waiting: 32 }, { atOnce: 6, waiting: 0 }),
    // Account forms over the limit above, which get the page with their form and a message.
    overloaded: createPool({ atOnce: 2, waiting: 6 }, { atOnce: 1, waiting: 1 }),
  };
}

function createPool(all: Concurrency, ofClient: Concurrency): RequestPool {
  const [together, perClient] = [new ConcurrencyLimit(all), new PerClientLimit(ofClient)];
  return (client, task, signal) => perClient.run(client, () => together.run(task, signal), signal);
}

/**
 * Tells whether a request is for an account page, or to sign in.
 *
 * @param address - The requested URL: it needn't be canonical, and may be a data request.
 */
export function isForAccounts(address: string): boolean {
  const pagePath = pagePathOf(address);
  const path = canonicalPath(pagePath) ?? pagePath;
  return isAccountPath(path) || path.startsWith(connectFolder);
}
