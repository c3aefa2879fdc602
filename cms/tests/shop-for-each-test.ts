import { beforeEach } from "vitest";
import { emptyCmsForFile } from "./shared-cms.ts";
import { openTestShop, type TestShop } from "./shop.ts";
import type { RunningCms } from "./strapi.ts";

/** Opens a shop for each test of a file, on a CMS without content: it has no orders, no stock and nobody who is paid online. */
export function shopForEachTest(begin: (shop: TestShop, cms: RunningCms) => Promise<unknown>): void {
  const cms = emptyCmsForFile();
  beforeEach(async () => {
    await begin(await openTestShop(cms.strapi, null), cms);
  });
}
