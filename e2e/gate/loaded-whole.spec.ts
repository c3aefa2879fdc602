import { openNews } from "../fixtures/news-list.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { mark } from "../fixtures/watch-page.ts";

test("E04 a link to a page whose code is gone leads there all the same, by a full load", async ({
  page,
  consoleErrors,
}) => {
  let isGone = true;
  await page.route("**/assets/news-detail-*.js", (route) => {
    const failing = isGone;
    isGone = false;
    return failing ? route.abort() : route.continue();
  });
  const { documents, article, address } = await openNews(page);
  const isSameDocument = await mark(page);

  await article.click();
  await expect(page).toHaveURL(address);
  await new SiteFrame(page).whenAlive();
  expect(await isSameDocument()).toBe(false);
  expect(documents()).toBe(2);
  await page.goBack();
  await expect(page, "one step back").toHaveURL(/\/nieuws$/u);
  expect(consoleErrors.filter((error) => !error.includes("ERR_FAILED"))).toEqual([]);
  consoleErrors.length = 0;
});
