import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { contentSystemUrl } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { auditWidths, openKassa } from "../fixtures/kassa-screen.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { expect, test } from "../fixtures/test.ts";

test("staff of the Kassa see when an invoice is due and who received its money; cancelled, the order waits for them until its money went back", async ({
  page,
  browser,
  consoleErrors,
}) => {
  const editor = await Editor.logIn();
  const { title, ticketId } = await publishSale(editor, { title: "Annuleerproef", places: 10 });
  const visitor = await (await browser.newContext()).newPage();
  await openCheckout(visitor, "nl", { ticketId });
  await fillInCheckout(visitor);
  await visitor.getByRole("button", { name: /^Bestel en betaal/u }).click();
  await expect(visitor.getByRole("heading", { name: "Je bestelling staat, Jorien" })).toBeVisible();

  await openKassa(page);
  await page.getByRole("textbox", { name: /^Zoek een bestelling/u }).fill(title);
  await page.keyboard.press("Enter");
  const found = page.getByRole("grid", { name: "Gevonden bestellingen" });
  await expect(found.getByRole("row")).toHaveCount(2);
  await found.getByRole("button").first().click();
  const heading = page.getByRole("heading", { name: /^Bestelling/u });
  const number = (await heading.textContent())?.replace("Bestelling ", "") ?? "";
  for (const name of ["Uiterlijk te betalen op", "Verloopt vanzelf"]) await expect(page.getByText(name)).toBeVisible();

  await page.getByRole("button", { name: "Markeer als betaald" }).click();
  const paid = page.getByRole("dialog", { name: "Markeer als betaald" });
  await paid.getByRole("button", { name: "Markeer als betaald" }).click();
  await expect(page.getByRole("heading", { name: "Geld" })).toBeVisible();
  await expect(page.getByRole("grid", { name: "Geld" }).getByRole("gridcell").nth(3)).not.toHaveText("");
  await expect(page.getByText("Verloopt vanzelf")).toHaveCount(0);

  await page.getByRole("button", { name: "Annuleer bestelling" }).click();
  const cancel = page.getByRole("dialog", { name: "Annuleer bestelling" });
  await expect(cancel).toContainText("Van de klant is € 24,20 binnen");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await cancel.getByRole("button", { name: "Annuleer bestelling" }).click();
  await expect(page.getByText("€ 24,20 van de klant is nog bij jullie")).toBeVisible();
  expect(await auditWidths(page)).toEqual([]);
  await visitor.reload();
  await expect(visitor.getByText(/^We hebben nog €\s24,20 van je betaling/u)).toBeVisible();

  await page.goto(`${contentSystemUrl}/admin/kassa`);
  const waiting = page.getByRole("region", { name: "Wacht op jou" }).getByRole("listitem").filter({ hasText: number });
  await expect(waiting).toContainText("€ 24,20: geannuleerd, en het geld is nog bij jullie");
  await waiting.getByRole("button").click();
  await page.getByRole("button", { name: "Betaal terug" }).click();
  const refund = page.getByRole("dialog", { name: "Betaal terug" });
  await refund.getByRole("textbox", { name: "Bedrag in euro’s" }).fill("24,20");
  await refund.getByRole("textbox", { name: "Reden" }).fill("Geannuleerd");
  await refund.getByRole("button", { name: "Betaal terug" }).click();
  await page.getByRole("button", { name: "Noteer als overgemaakt" }).click();
  await page.getByRole("button", { name: "Ja, het is overgemaakt" }).click();
  await expect(page.getByText("nog bij jullie")).toHaveCount(0);
  await page.goto(`${contentSystemUrl}/admin/kassa`);
  await expect(page.getByRole("heading", { name: "Evenementen" })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
