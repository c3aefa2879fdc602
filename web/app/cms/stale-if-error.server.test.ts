import { expect, test, vi } from "vitest";
import { changeOf } from "../../test/change-of.ts";
import { CmsError } from "./cms-error.server.ts";
import { withDeadline } from "./deadline.server.ts";
import { invalidateAnswers } from "./invalidate-answers.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";
import { withCacheContext } from "./cache-context.server.ts";

const never = new Promise<never>(() => undefined);
const down = new CmsError(500, "UnknownError", "down");

test("a menu is asked for once by all who wait for it", async () => {
  const read = vi.fn(async (key: string) => key.toUpperCase());
  const reader = staleIfError("menu", { freshMs: 60_000, contentTypes: ["menus"] }, read);
  expect(await Promise.all([reader("a"), reader("a"), reader("b")])).toEqual(["A", "A", "B"]);
  expect(await reader("a")).toBe("A");
  expect(read).toHaveBeenCalledTimes(2);
});

test("C04 without the cache every page asks again", async () => {
  const read = vi.fn(async () => "menu");
  const reader = staleIfError("menu", { freshMs: 0, contentTypes: ["menus"] }, read);
  await reader("a");
  await reader("a");
  expect(read).toHaveBeenCalledTimes(2);
});

test("when the content system breaks, the last good answer serves", async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("good").mockRejectedValue(down);
  const reader = staleIfError("menu", { freshMs: 0, contentTypes: ["menus"] }, read);
  expect(await reader("a")).toBe("good");
  expect(await reader("a")).toBe("good");
});

test("a fault of the site is no outage: it isn't hidden behind the last good answer", async () => {
  const fault = new TypeError("menu is undefined");
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("good").mockRejectedValue(fault);
  const reader = staleIfError("menu", { freshMs: 0, contentTypes: ["menus"] }, read);
  await reader("a");
  await expect(reader("a")).rejects.toThrow(fault);
});

test("what a kept page is made from is asked anew when the content system breaks, not taken from before", async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("old").mockRejectedValueOnce(down);
  const reader = staleIfError("calendar", { freshMs: 0, contentTypes: ["events"], failsWhenBroken: true }, read);
  expect(await reader("a")).toBe("old");
  await expect(reader("a")).rejects.toThrow("down");
  read.mockResolvedValueOnce("new");
  expect(await reader("a")).toBe("new");
});

test("a refresh in the background that fails ends no process, and the next one that waits is told", async () => {
  const lost: unknown[] = [];
  const note = (reason: unknown) => lost.push(reason);
  process.on("unhandledRejection", note);
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("old").mockRejectedValue(down);
  const options = { freshMs: 0, staleMs: 60_000, contentTypes: [], failsWhenBroken: true };
  const reader = staleIfError("slugs", options, read);
  expect(await reader("a")).toBe("old");
  expect(await reader("a")).toBe("old");
  await new Promise((resolve) => void setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect(lost).toEqual([]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a page made with an answer from before a change isn't whole, however many are made at once", async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("old").mockRejectedValueOnce(down);
  const reader = staleIfError("menu", { freshMs: 60_000, contentTypes: ["menus"] }, read);
  const page = () => withCacheContext(() => reader("a"));
  expect((await page()).sources.isIncomplete).toBe(false);
  invalidateAnswers([changeOf("menus")]);
  const made = await Promise.all([page(), page()]);
  expect(made.map(({ answer }) => answer)).toEqual(["old", "old"]);
  expect(made.map(({ sources }) => sources.isIncomplete)).toEqual([true, true]);
  read.mockResolvedValueOnce("new");
  expect(await page()).toMatchObject({ answer: "new", sources: { isIncomplete: false } });
});

test("nobody waits for an answer that only time has made old, where changes are told", async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<string>>().mockReturnValue(never).mockResolvedValueOnce("first");
  const reader = staleIfError("menu", { freshMs: 5000, staleMs: 60_000, contentTypes: ["menus"] }, read);
  expect(await reader("a")).toBe("first");
  vi.advanceTimersByTime(6000);
  expect(await Promise.all([reader("a"), reader("a")])).toEqual(["first", "first"]);
  expect(read, "asked for again once").toHaveBeenCalledTimes(2);
  invalidateAnswers([changeOf("menus")]);
  read.mockResolvedValue("changed");
  expect(await reader("a")).toBe("changed");
  vi.useRealTimers();
});

test("a page whose time is over gets the last good answer, and without one it fails", async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<string>>().mockReturnValue(never).mockResolvedValueOnce("good");
  const reader = staleIfError("menu", { freshMs: 0, contentTypes: ["menus"] }, read);
  await reader("a");
  const known = withDeadline(1000, () => reader("a"));
  const unknown = withDeadline(1000, () => reader("b"));
  unknown.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await known).toBe("good");
  await expect(unknown).rejects.toThrow("No answer in time");
  vi.useRealTimers();
});
