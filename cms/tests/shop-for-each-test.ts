import { afterAll, beforeAll, beforeEach } from "vitest";
import type { PaymentProvider } from "../src/shop/payments/provider.ts";
import { emptyCms } from "./shared-cms.ts";
import { openTestShop, type TestShop } from "./shop.ts";
import type { RunningCms } from "./strapi.ts";

/**
 * Opens a shop without orders or stock for each test of a file, on a CMS without content.
 *
 * @param provider - Who is paid online; `null` for nobody.
 * @param begin - Gets the shop before each test.
 */
export function shopForEachTest(
  provider: () => PaymentProvider | null,
  begin: (shop: TestShop, cms: RunningCms) => Promise<unknown>,
): void {
  let cms: RunningCms;
  beforeAll(async () => {
    cms = await emptyCms();
  });
  afterAll(() => cms.stop());
  beforeEach(async () => {
    await begin(await openTestShop(cms.strapi, provider()), cms);
  });
}
