import { canonicalPath } from "@circuit/contract/canonical-path";
import { connectFolder, isAccountPath } from "@circuit/contract/own-paths";
import { FairWork } from "./fair-work.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";

/**
 * Most requests for one visitor's answers that run at a time, and that wait. A read is quick, and so is a form that is
 * in as a whole before it takes a place; one with files takes as long as its upload. One client address may run only
 * a few at a time, so that it can't take the slots of all others; it may be shared by many visitors, at the track
 * above all.
 */
const limits = {
  reads: { all: { atOnce: 4, waiting: 100 }, ofAddress: { atOnce: 2, waiting: 50 } },
  sends: { all: { atOnce: 100, waiting: 100 }, ofAddress: { atOnce: 8, waiting: 32 } },
  // A form that comes back has its whole page drawn: more of them at a time from one address would hold up what others send.
  pageForms: { all: { atOnce: 100, waiting: 100 }, ofAddress: { atOnce: 3, waiting: 37 } },
  // Slow by nature, and little work: with slots of their own they hold up no form without files.
  uploads: { all: { atOnce: 400, waiting: 0 }, ofAddress: { atOnce: 8, waiting: 32 } },
  // Accounts wait for the content system, as passwords take it long: not in the places of cart and checkout.
  accountReads: { all: { atOnce: 4, waiting: 50 }, ofAddress: { atOnce: 2, waiting: 25 } },
  // Who would wait behind their own network hears it at once: that line is as slow as passwords are.
  accountSends: { all: { atOnce: 16, waiting: 32 }, ofAddress: { atOnce: 6, waiting: 0 } },
  // Forms that found no place there: each page that brings one back is made anew, so only a few are.
  turnedAway: { all: { atOnce: 2, waiting: 6 }, ofAddress: { atOnce: 1, waiting: 1 } },
};

/** Lines in which requests for one visitor's answers wait for their turn, each apart from the others. */
type RequestLines = Record<keyof typeof limits, FairWork>;

/** Opens the lines of a process, all of them empty. */
export function openLines(): RequestLines {
  return {
    reads: new FairWork(limits.reads),
    sends: new FairWork(limits.sends),
    pageForms: new FairWork(limits.pageForms),
    uploads: new FairWork(limits.uploads),
    accountReads: new FairWork(limits.accountReads),
    accountSends: new FairWork(limits.accountSends),
    turnedAway: new FairWork(limits.turnedAway),
  };
}

/**
 * Tells whether a request is for an account, or for a way into one.
 *
 * @param address - As it was sent: the router reads it in any spelling, and with the ending that asks for data only.
 */
export function isForAccounts(address: string): boolean {
  const asked = pagePathOf(address);
  const path = canonicalPath(asked) ?? asked;
  return isAccountPath(path) || path.startsWith(connectFolder);
}
