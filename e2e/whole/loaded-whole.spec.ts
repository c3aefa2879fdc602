import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { buildAnew, countDocuments, firstArticle, follow, passAnHour, whenPrepared } from "../fixtures/watch-page.ts";

test("E04 a link to a page whose code is gone leads there by a full load, and for the second time in ten seconds the site says so instead", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/assets/news-detail-*.js", (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto("/nieuws");
  await whenPrepared(page);
  const article = firstArticle(page);
  const address = (await article.getAttribute("href")) ?? "";
  await article.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 }), "as the server wrote it").toBeVisible();
  expect(documents()).toBe(2);

  await page.goBack();
  await expect(page, "one step back").toHaveURL(/\/nieuws$/u);
  await whenPrepared(page);
  expect(documents()).toBe(3);
  await article.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina komt niet door");
  await expect(page.getByRole("main").getByRole("link", { name: "Probeer opnieuw" })).toHaveAttribute("href", address);
  expect(documents()).toBe(3);
  consoleErrors.length = 0;
});

test("a link followed in the moment in which the rest of the visit is prepared leads there without a full load", async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route("**/assets/news-detail-*.js", async (route) => {
    asked.resolve();
    await code.promise;
    await route.continue();
  });
  const documents = countDocuments(page);
  await page.goto("/nieuws");
  const article = firstArticle(page);
  const address = (await article.getAttribute("href")) ?? "";
  await new SiteFrame(page).whenAlive();
  await article.click();
  await asked.promise;
  await whenPrepared(page);
  code.resolve();
  await expect(page).toHaveURL(address);
  expect(documents()).toBe(1);
});

test("D07 of a new build a link opens at the very place it points to, and Back and Forward stay in step", async ({
  page,
}) => {
  await buildAnew(page);
  const documents = countDocuments(page);
  await page.goto("/nieuws");
  const frame = new SiteFrame(page);
  const settle = async () => {
    await page.clock.runFor(5000);
    await frame.whenAlive();
    await page.clock.runFor(5000);
    await whenPrepared(page);
  };
  await settle();
  const address = (await firstArticle(page).getAttribute("href")) ?? "";
  await follow(page, "/veelgestelde-vragen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vraag het de baan");
  expect(documents(), "no full load yet").toBe(1);
  await page.getByRole("main").getByRole("searchbox").fill("parkeren");
  const entries = await page.evaluate(() => history.length);

  await passAnHour(page);
  await page.goBack();
  await expect.poll(documents).toBe(2);
  await settle();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nieuws van de baan");
  await expect(frame.footer.getByRole("textbox"), "what was typed belongs to another page").toHaveValue("");
  expect(await page.evaluate(() => history.length), "no step added").toBe(entries);

  await passAnHour(page);
  await page.goForward();
  await expect.poll(documents).toBe(3);
  await settle();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vraag het de baan");
  expect(await page.evaluate(() => history.length), "no step added").toBe(entries);

  await passAnHour(page);
  await follow(page, `${address}#delen`);
  await expect.poll(documents).toBe(4);
  await expect(page).toHaveURL(`${address}#delen`);
});
