import { randomUUID } from "node:crypto";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { contentSystemUrl } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { auditWidths, openKassa } from "../fixtures/kassa-screen.ts";
import { mailsTo } from "../fixtures/outbox.ts";
import { endAtProvider } from "../fixtures/payment-provider.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { expect, test } from "../fixtures/test.ts";

test("staff of the Kassa send a paid order's mail again, put a ticket on another name, and cancel it, and pay back a part and then the rest: the visitor sees each of it", async ({
  page,
  browser,
  consoleErrors,
}) => {
  const editor = await Editor.logIn();
  const { title, ticketId } = await publishSale(editor, { title: "Terugbetaalproef", places: 10 });
  const email = `terug-${randomUUID()}@voorbeeld.nl`;
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openCheckout(visitor, "nl", { ticketId });
  await fillInCheckout(visitor, { method: "online" });
  await visitor.locator('[name="email"]').fill(email);
  await visitor.locator(".co-send button").click();
  await endAtProvider(visitor, "paid");
  const codes = visitor.getByRole("img", { name: /^QR-code van ticket/u });
  await expect(codes).toHaveCount(2);
  const mails = () => mailsTo(email);
  await expect.poll(() => mails().length).toBe(1);

  await openKassa(page);
  await page.getByRole("textbox", { name: /^Zoek een bestelling/u }).fill(email);
  await page.keyboard.press("Enter");
  const found = page.getByRole("grid", { name: "Gevonden bestellingen" });
  await expect(found.getByRole("row").nth(1)).toContainText("Betaald");
  await expect(found.getByRole("row")).toHaveCount(2);
  await found.getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: /^Bestelling/u })).toBeVisible();
  /** What the order says of itself, such as its state. */
  const fact = (name: string) =>
    page.locator("dl > div", { has: page.locator("dt").getByText(name, { exact: true }) }).locator("dd");
  await expect(fact("Status")).toHaveText("Betaald");

  await page.getByRole("button", { name: "Stuur de mail opnieuw" }).click();
  const again = page.getByRole("dialog", { name: "Stuur de mail opnieuw" });
  await expect(again).toContainText(email);
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await again.getByRole("button", { name: "Verstuur" }).click();
  await expect(page.getByText("De mail is onderweg.").first()).toBeVisible();
  await expect.poll(() => mails().length).toBe(2);

  const tickets = page.getByRole("grid", { name: "Kaartjes op naam" });
  const first = tickets.getByRole("row").nth(1);
  await first.getByRole("button", { name: /^Wijzig naam op/u }).click();
  const naming = page.getByRole("dialog", { name: /^Wijzig naam op/u });
  await naming.getByRole("textbox", { name: "Op naam van" }).fill("Sanne de Boer");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await naming.getByRole("button", { name: "Wijzig naam" }).click();
  await expect(first).toContainText("Sanne de Boer");
  await visitor.reload();
  await expect(visitor.getByRole("article").filter({ hasText: "Sanne de Boer" })).toHaveCount(1);
  await expect.poll(() => mails().at(2)?.html).toMatch(/op naam van Sanne de Boer/u);

  const refund = async (amount: string) => {
    await page.getByRole("button", { name: "Betaal terug" }).click();
    const dialog = page.getByRole("dialog", { name: "Betaal terug" });
    await dialog.getByRole("textbox", { name: "Bedrag in euro’s" }).fill(amount);
    await dialog.getByRole("textbox", { name: "Reden" }).fill("Regen op zondag");
    await dialog.getByRole("button", { name: "Betaal terug" }).click();
    return dialog;
  };
  const dialog = await refund("24,21");
  await expect(dialog.getByRole("alert")).toContainText("24,20");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Sluiten" }).click();

  await expect(await refund("5")).toBeHidden();
  await expect(fact("Onderweg naar de klant")).toHaveText(/5,00/u);
  await expect(fact("Status")).toHaveText(/^Wordt deels terugbetaald: €\s5,00$/u);
  await expect(page.getByRole("grid", { name: "Geld" })).toContainText("Regen op zondag");
  await visitor.reload();
  await expect(visitor.getByText(/€\s5,00/u).first()).toBeVisible();
  await expect(codes).toHaveCount(2);
  await expect.poll(() => mails().at(3)?.html).toMatch(/5,00/u);

  await first.getByRole("button", { name: /^Annuleer kaartje/u }).click();
  const ending = page.getByRole("dialog", { name: /^Annuleer kaartje/u });
  await ending.getByRole("textbox", { name: "Reden" }).fill("Sanne is ziek");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await ending.getByRole("button", { name: "Annuleer kaartje" }).click();
  // Its price is offered to be refunded.
  const offered = page.getByRole("dialog", { name: "Betaal terug" });
  await expect(offered.getByRole("textbox", { name: "Bedrag in euro’s" })).toHaveValue("12,10");
  await offered.getByRole("button", { name: "Sluiten" }).click();
  await visitor.reload();
  await expect(codes).toHaveCount(1);
  await expect.poll(() => mails().at(4)?.html).toMatch(/Sanne is ziek/u);

  await expect(await refund("19,20")).toBeHidden();
  await expect(fact("Onderweg naar de klant")).toHaveText(/24,20/u);
  await expect(fact("Status")).toHaveText("Wordt terugbetaald");
  await expect(tickets.getByText("geldt niet meer")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Betaal terug" })).toHaveCount(0);
  expect(await auditWidths(page)).toEqual([]);
  await visitor.reload();
  await expect(visitor.getByText(/€\s24,20/u).first()).toBeVisible();
  await expect(codes).toHaveCount(0);
  await expect.poll(() => mails().at(5)?.html).toMatch(/19,20/u);

  // Its places are free again.
  await page.getByRole("button", { name: "Terug", exact: true }).click();
  await page.getByRole("textbox", { name: /^Zoek een bestelling/u }).fill(email);
  await page.keyboard.press("Enter");
  await expect(found.getByRole("row").nth(1)).toContainText("Wordt terugbetaald");
  await page.goto(`${contentSystemUrl}/admin/kassa`);
  await page.getByRole("button", { name: title }).click();
  const counts = page
    .getByRole("grid", { name: `${title}: Plaatsen` })
    .getByRole("row")
    .nth(1)
    .getByRole("gridcell");
  await expect(counts.nth(3)).toHaveText("0");
  await expect(counts.nth(5)).toHaveText("10");
  expect(consoleErrors).toEqual([]);
});
