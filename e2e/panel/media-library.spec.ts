import { contentSystemUrl } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/test.ts";

test("an editor can add files to the media library, and reads why a picture that the site shows isn't deleted", async ({
  browser,
}) => {
  const administrator = await Editor.logIn();
  const page = await openPanel(browser, await administrator.addColleague("strapi-editor"));
  const menu = page.getByRole("navigation").first().getByRole("link");
  const addressesInMenu = () => menu.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect(menu.filter({ hasText: "Mediabibliotheek" })).toBeVisible();
  const ownMenu = await addressesInMenu();
  // Several loads: the rights are sometimes loaded before the media library asks for them, and sometimes after.
  for (let load = 0; load < 5; load += 1) {
    await page.goto(`${contentSystemUrl}/admin/plugins/upload`);
    await expect(page.getByRole("button", { name: "Nieuw", exact: true })).toBeVisible();
    expect(await addressesInMenu(), "without what only others may open").toEqual(ownMenu);
  }

  await page.getByRole("searchbox").fill("asfalt.jpg");
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Kies asfalt.jpg" }).check();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Bevestig" }).click();
  const reason = page.getByRole("alert").filter({ hasText: "asfalt.jpg" });
  await expect(reason).toContainText("staat nog op de site");
  // The panel shows a message of its own at the same time, which may not lie over it.
  await expect(
    page
      .getByRole("region", { name: /Notifications/u })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  const covered = await reason.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    return places.filter(([x, y]) => {
      const above = document.elementFromPoint(left + width * x, top + height * y);
      return above === null || !element.contains(above);
    });
  });
  expect(covered).toEqual([]);
  await reason.getByRole("button", { name: "Sluiten" }).click();
  await expect(reason).toBeHidden();
});
