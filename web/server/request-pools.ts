import { canonicalPath } from "@circuit/contract/canonical-path";
import { connectFolder, isAccountPath } from "@circuit/contract/own-paths";
import { PerClientLimit } from "./concurrency-limit.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";

/**
 * Most requests for one visitor's answers that run at a time, and that wait. A read is quick, and so is a form that is
 * in as a whole before it takes a place. One client address, which many visitors may share, may run only a few at a time.
 */
const limits = {
  reads: { all: { atOnce: 4, waiting: 100 }, ofClient: { atOnce: 2, waiting: 50 } },
  sends: { all: { atOnce: 100, waiting: 100 }, ofClient: { atOnce: 8, waiting: 32 } },
  // As long as their files take, so they hold up no form without any.
  uploads: { all: { atOnce: 50, waiting: 350 }, ofClient: { atOnce: 8, waiting: 32 } },
  // Accounts wait for the content system, as passwords take it long: not in the places of cart and checkout.
  accountReads: { all: { atOnce: 4, waiting: 50 }, ofClient: { atOnce: 2, waiting: 25 } },
  // Who would wait behind their own network hears it at once: that queue is as slow as passwords are.
  accountSends: { all: { atOnce: 16, waiting: 32 }, ofClient: { atOnce: 6, waiting: 0 } },
  // Forms that found no place there: each page that brings one back is made anew, so only a few are.
  overloaded: { all: { atOnce: 2, waiting: 6 }, ofClient: { atOnce: 1, waiting: 1 } },
};

/** Pools of requests for one visitor's answers, each with places of its own. */
type RequestPools = Record<keyof typeof limits, PerClientLimit>;

/** The pools of a process, all of them empty. */
export function createRequestPools(): RequestPools {
  return {
    reads: new PerClientLimit(limits.reads),
    sends: new PerClientLimit(limits.sends),
    uploads: new PerClientLimit(limits.uploads),
    accountReads: new PerClientLimit(limits.accountReads),
    accountSends: new PerClientLimit(limits.accountSends),
    overloaded: new PerClientLimit(limits.overloaded),
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
