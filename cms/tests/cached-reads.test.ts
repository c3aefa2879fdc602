import { afterAll, expect, test, vi } from "vitest";
import { clearCachedReads, cachedRead } from "../src/shop/catalogue/cached-reads.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

afterAll(() => vi.restoreAllMocks());

test("what was read for the site before a change isn’t told after it, nor what is being read just then", async () => {
  // A clock that stands still: only the change makes the difference.
  vi.spyOn(performance, "now").mockReturnValue(1);
  let reading = 0;
  const pending = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const read = cachedRead<"all", number>(async () => {
    const mine = reading++;
    await pending[mine]?.promise;
    return mine;
  });
  pending[0]?.resolve();
  expect(await read(cms.strapi, "all")).toBe(0);
  expect(await read(cms.strapi, "all")).toBe(0);
  clearCachedReads(cms.strapi);
  const before = read(cms.strapi, "all");
  expect(read(cms.strapi, "all")).toBe(before);
  clearCachedReads(cms.strapi);
  const after = read(cms.strapi, "all");
  for (const { resolve } of pending) resolve();
  expect([await before, await after]).toEqual([1, 2]);
});
