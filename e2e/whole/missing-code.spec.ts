import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments, firstArticle, setOnline, whenPrepared } from "../fixtures/watch-page.ts";

test("E04 code that doesn't load while there is no network leaves the page, and what was typed, as they are", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/assets/form-sender-*.js", (route) => route.abort());
  await page.goto("/contact");
  const form = page.getByRole("main").locator("form");
  const send = form.getByRole("button", { name: "Verstuur je bericht" });
  await new SiteFrame(page).whenAliveAt(send);
  await setOnline(page, false);
  const story = form.locator("textarea").first();
  await story.fill("Dit mag niet weg.");
  await send.click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(story).toHaveValue("Dit mag niet weg.");

  await page.unroute("**/assets/form-sender-*.js");
  await setOnline(page, true);
  await send.click();
  await expect(page.getByRole("main").locator("[aria-invalid]").first()).toBeVisible();
  await expect(story).toHaveValue("Dit mag niet weg.");
  consoleErrors.length = 0;
});

test("E04 who taps a link while there is no network, before its code is here, keeps the site, and gets the page once there is one", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/assets/start-visit-*.js", (route) => route.abort());
  await page.goto("/nieuws");
  // A reload requests it again; after that it isn't requested until the network was off.
  await expect.poll(() => consoleErrors.filter((error) => error.includes("/start-visit-")).length).toBeGreaterThan(1);
  await new SiteFrame(page).whenAlive();
  await page.unroute("**/assets/start-visit-*.js");
  await setOnline(page, false);
  await setOnline(page, true);
  await whenPrepared(page);
  await setOnline(page, false);
  const documents = countDocuments(page);
  const article = firstArticle(page);
  const address = (await article.getAttribute("href")) ?? "";
  await article.click();
  await expect(page).toHaveURL(address);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Deze pagina komt niet door");
  await expect(page.getByRole("main")).not.toContainText(/500|ligt aan ons|our side/u);
  await expect(new SiteFrame(page).header, "the way to the rest of the site").toBeVisible();
  expect(documents()).toBe(0);
  await setOnline(page, true);
  await expect(heading).not.toHaveText("Deze pagina komt niet door");
  await expect(page).toHaveURL(address);
  consoleErrors.length = 0;
});
