import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MailFailureLog } from "../src/mail/mail-failure-log.ts";
import { PurgeFailureLog } from "../src/site-link/purge-failure-log.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A log that keeps its warnings. */
function newLog() {
  const warnings: string[] = [];
  return { warnings, info: vi.fn(), warn: (line: string) => warnings.push(line) };
}

test("a mail that only waits is no warning; one that is given up is, and so are mails that are stuck, once", () => {
  const log = newLog();
  const trouble = new MailFailureLog(log);
  const note = (id: number, what: { isGivenUp?: boolean; isStuck?: boolean }) =>
    trouble.record({ id, isGivenUp: false, isStuck: false, pauseMs: 30_000, reason: "550", ...what });
  for (const id of [1, 2, 3]) note(id, {});
  expect(log.warnings).toEqual([]);

  for (const id of [1, 2]) note(id, { isGivenUp: true });
  expect(log.warnings.splice(0)).toEqual(["Mail 1 is given up: 550", "Mail 2 is given up: 550"]);

  for (const id of [3, 4, 3]) note(id, { isStuck: true });
  expect(log.warnings.splice(0)).toEqual(["Mail 3 is tried again in 30 s: 550"]);
  trouble.succeeded();
  note(5, { isStuck: true });
  expect(log.warnings).toEqual(["Mail 5 is tried again in 30 s: 550"]);
});

test("a site that restarts is no warning, and one that stays away is, once", () => {
  const log = newLog();
  const site = new PurgeFailureLog("http://site.invalid/_purge", log);
  const failFor = (seconds: number) => {
    for (let second = 0; second <= seconds; second += 10) {
      site.failed(new Error("HTTP 502"));
      vi.setSystemTime(Date.now() + 10_000);
    }
  };
  for (let restart = 0; restart < 3; restart += 1) {
    failFor(50);
    site.succeeded();
  }
  expect(log.warnings).toEqual([]);
  expect(log.info).not.toHaveBeenCalled();

  failFor(300);
  expect(log.warnings).toEqual(["The site at http://site.invalid/_purge isn't told about changes: Error: HTTP 502"]);
  site.succeeded();
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    "The site at http://site.invalid/_purge is told about changes again",
  );
});
