import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { countDocuments } from "../fixtures/watch-page.ts";

test("E04 code that doesn't load reloads the page once, with what was typed still there", async ({
  page,
  consoleErrors,
}) => {
  const documents = countDocuments(page);
  let failures = 0;
  await page.route("**/assets/lightbox-*.js", (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto("/posters");
  const poster = page.getByRole("main").getByRole("link", { name: "1966, Wim Hoving" });
  const frame = new SiteFrame(page);
  await frame.whenAliveAt(poster);
  const email = frame.footer.getByRole("textbox");
  await email.fill("fan@circuit.example");
  expect(documents()).toBe(1);

  await poster.click();
  await expect.poll(documents).toBe(2);
  await frame.whenAliveAt(poster);
  await expect(email).toHaveValue("fan@circuit.example");
  await poster.click();
  await expect(page.getByRole("dialog", { name: "Beelden op het hele scherm" })).toBeVisible();
  expect(documents(), "once").toBe(2);
  expect(consoleErrors.filter((error) => !error.includes("ERR_FAILED"))).toEqual([]);
  consoleErrors.length = 0;
});
