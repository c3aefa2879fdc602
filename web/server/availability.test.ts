import type { Availability } from "@circuit/contract/shop/catalogue";
import { afterEach, expect, test, vi } from "vitest";
import { siteOf } from "../test/loopback-server.ts";
import { availability } from "./availability.ts";

const left: Availability = { at: new Date().toISOString(), admissions: { "hoofdtribune1/2027-06-27": ["few", 3] } };

afterEach(() => void vi.restoreAllMocks());

const siteWith = (read: () => Promise<Availability>) => siteOf(availability(read));

test("S06 what is left is read once for all who ask within half a second, and kept by nobody on the way", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  const read = vi.fn(async () => left);
  const site = await siteWith(read);
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site}/shop/availability`)));
  expect(await answers[0]?.json()).toEqual(left);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers[0]?.headers.get("cache-control")).toBe("no-cache");
  clock.mockReturnValue(1499);
  await fetch(`${site}/shop/availability`);
  expect(read).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1501);
  await fetch(`${site}/shop/availability`);
  expect(read).toHaveBeenCalledTimes(2);
});

test("S06 a browser that has it gets a 304, also when it was read again", async () => {
  const site = await siteWith(async () => left);
  const first = await fetch(`${site}/shop/availability`);
  const etag = first.headers.get("etag") ?? "";
  const again = await fetch(`${site}/shop/availability`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("S06 an answer of before the content system was away doesn't tell how many are left", async () => {
  const site = await siteWith(async () => ({ ...left, at: new Date(Date.now() - 60_000).toISOString() }));
  const answer: unknown = await (await fetch(`${site}/shop/availability`)).json();
  expect(answer).toMatchObject({ admissions: { "hoofdtribune1/2027-06-27": ["few", null] } });
});

test("S06 while it can't be read browsers are told to ask later, and the next one asks anew", async () => {
  const read = vi.fn(async () => left).mockRejectedValueOnce(new Error("down"));
  const site = await siteWith(read);
  const failed = await fetch(`${site}/shop/availability`);
  expect(failed.status).toBe(503);
  expect(Object.fromEntries(failed.headers)).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
  expect((await fetch(`${site}/shop/availability`)).status).toBe(200);
});

test("other addresses and methods are left to others", async () => {
  const site = await siteWith(async () => left);
  expect((await fetch(`${site}/shop/nl/cart`)).status).toBe(404);
  expect((await fetch(`${site}/shop/availability`, { method: "POST" })).status).toBe(404);
});
