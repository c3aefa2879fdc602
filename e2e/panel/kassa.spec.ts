import { readFile } from "node:fs/promises";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { contentSystemUrl } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { auditWidths, openKassa } from "../fixtures/kassa-screen.ts";
import { openPanel } from "../fixtures/panel-session.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { expect, test } from "../fixtures/test.ts";

test("the menu leads to the content who reads some, and entries are counted for who writes them", async ({
  browser,
}) => {
  const editor = await Editor.logIn();
  for (const [role, links, counts] of [
    ["strapi-editor", 1, 1],
    ["inbox", 1, 0],
    ["kassa", 0, 0],
  ] as const) {
    const page = await openPanel(browser, await editor.addColleague(role));
    await expect(page.getByRole("heading", { name: "Profiel" })).toBeVisible();
    const menu = page.getByRole("navigation").first();
    await expect(menu.getByRole("link", { name: "Home" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Inhoud" })).toHaveCount(links);
    await expect(page.getByRole("heading", { name: "Items", exact: true })).toHaveCount(counts);
  }
});

test("staff of the Kassa see what is sold, add places, can't go below what is sold, and find the order", async ({
  page,
  consoleErrors,
}) => {
  const editor = await Editor.logIn();
  const { title, slug, ticketId } = await publishSale(editor, { title: "Kassaproef", places: 10 });
  await openCheckout(page, "nl", { ticketId });
  await fillInCheckout(page);
  await page.locator('[name="news"]').check();
  await page.getByRole("button", { name: /^Bestel en betaal/u }).click();
  await expect(page.getByRole("heading", { name: "Je bestelling staat, Jorien" })).toBeVisible();

  await openKassa(page);
  const parts = page.getByRole("navigation", { name: "Onderdelen van de kassa" });
  await expect(parts.getByRole("link", { name: "Evenementen" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: title }).click();
  const places = page.getByRole("grid", { name: `${title}: Plaatsen` });
  const counts = places.getByRole("row").nth(1).getByRole("gridcell");
  await expect(counts.nth(2)).toHaveText("10");
  await expect(counts.nth(3)).toHaveText("2");
  await expect(counts.nth(5)).toHaveText("8");
  expect(await auditWidths(page)).toEqual([]);

  await places.getByRole("button", { name: /^Wijzig plaatsen/u }).click();
  const dialog = page.getByRole("dialog", { name: /^Wijzig plaatsen/u });
  const total = dialog.getByRole("textbox", { name: "Plaatsen in totaal" });
  await total.fill("1");
  await dialog.getByRole("button", { name: "Bewaar aantal" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Minder dan 2 kan niet");
  await expect(total).toHaveValue("1");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  // The browser's own report of the refusal.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("/kassa/stock")]);
  // As the dialog itself writes a number.
  await total.fill("1.025");
  await total.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(counts.nth(2)).toHaveText("1.025");
  await expect(counts.nth(5)).toHaveText("1.023");

  await expect(page.getByText("1 koper wil één mail als het programma wijzigt.")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: `Bewaar de adressen (CSV): ${title}` }).click();
  const file = await saved;
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" }).format();
  expect(file.suggestedFilename()).toBe(`programmanieuws-${slug}-${today}.csv`);
  expect(await readFile(await file.path(), "utf8")).toContain('"Jorien Meppelink";"jorien@voorbeeld.nl"');

  const search = page.getByRole("textbox", { name: /^Zoek een bestelling/u });
  await search.fill("onvindbaar ".repeat(30));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Geen bestelling gevonden.")).toBeVisible();
  await search.fill("meppelink");
  await page.keyboard.press("Enter");
  const found = page.getByRole("grid", { name: "Gevonden bestellingen" });
  await expect(found.getByRole("row").nth(1)).toContainText("Jorien Meppelink");
  expect(await auditWidths(page)).toEqual([]);
  await found.getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: /^Bestelling/u })).toBeVisible();
  await expect(page.getByRole("grid", { name: "Besteld" })).toContainText(title);
  await expect(page.getByText("gewenst, één mail")).toBeVisible();

  // As if its time had run out, and others had bought the places.
  await page.route("**/kassa/orders/*/paid", async (route) => {
    const { order } = await (await route.fetch()).json();
    await route.fulfill({ json: { order: { ...order, state: "refund-due" }, isWaiting: false } });
  });
  await page.getByRole("button", { name: "Markeer als betaald" }).click();
  const paid = page.getByRole("dialog", { name: "Markeer als betaald" });
  await paid.getByRole("button", { name: "Markeer als betaald" }).click();
  await expect(page.getByText("de plaatsen zijn intussen aan anderen verkocht").first()).toBeVisible();
  await expect(page.getByText("De bestelling is betaald.")).toHaveCount(0);
  expect(await auditWidths(page)).toEqual([]);
});

test("staff of the Kassa make a scanner by keyboard, see its code once, and end it", async ({ page }) => {
  const editor = await Editor.logIn();
  const { title } = await publishSale(editor, { title: "Scanproef", places: 10 });
  await openKassa(page);
  const parts = page.getByRole("navigation", { name: "Onderdelen van de kassa" });
  await parts.getByRole("link", { name: "Scanners" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?part=scanners$/u);
  // A second try finds the scanner of the first.
  const explained = page.getByText("Een scanner is een telefoon die kaartjes controleert");
  await expect(explained.or(page.getByRole("grid", { name: "Scanners" }))).toBeVisible();
  expect(await auditWidths(page)).toEqual([]);

  await page.getByRole("button", { name: "Nieuwe scanner" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Nieuwe scanner" });
  const name = dialog.getByRole("textbox", { name: "Naam" });
  const gate = dialog.getByRole("combobox", { name: "Ingang" }).or(dialog.getByRole("textbox", { name: "Ingang" }));
  await gate.fill("Oost 4");
  await gate.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Nog niet alles is goed ingevuld");
  await expect(dialog.getByText("Geef een naam, bijvoorbeeld Telefoon 1.")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(gate).toHaveValue("Oost 4");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.type("Telefoon 1");
  await dialog.getByRole("combobox", { name: "Evenement" }).click();
  await page.getByRole("option", { name: title }).click();
  await gate.fill("Oost 4");
  await gate.press("Enter");

  const shown = page.getByRole("dialog", { name: "Koppel Telefoon 1" });
  await expect(shown.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/u)).toBeVisible();
  await expect(shown.getByRole("img", { name: "QR-code met het adres en de code" })).toBeVisible();
  await expect(shown.getByText(/\/scan$/u)).toBeVisible();
  await expect(shown.getByRole("status")).toHaveText("Wacht op een telefoon…");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await page.mouse.click(10, 10);
  await shown.getByRole("button", { name: "Klaar" }).click();

  const scanner = page.getByRole("grid", { name: "Scanners" }).getByRole("row").filter({ hasText: title });
  await expect(scanner).toContainText("Telefoon 1");
  await expect(scanner).toContainText(title);
  await expect(scanner).toContainText("Wacht op telefoon");
  expect(await auditWidths(page)).toEqual([]);

  await scanner.getByRole("button", { name: "Beëindigen: Telefoon 1" }).click();
  const asked = page.getByRole("dialog", { name: "Beëindigen: Telefoon 1" });
  await expect(asked).toContainText("Dit is niet terug te draaien");
  expect(await auditWidths(page, "[role=dialog]")).toEqual([]);
  await asked.getByRole("button", { name: "Beëindigen" }).click();
  await expect(scanner).toContainText("Afgelopen");
  await expect(scanner.getByRole("button")).toHaveCount(0);
});

test("staff of the Kassa see a scanner's doubles, and go on to the order", async ({ page }) => {
  const at = "2099-06-26T09:15:00.000Z";
  const scanner = {
    id: 7,
    name: "Telefoon 7",
    eventId: "tt",
    eventTitle: "TT Drenthe",
    firstDay: "2099-06-26",
    lastDay: "2099-06-27",
    gate: "Zuid 2",
    stand: "haarbocht",
    standName: "Haarbocht",
    admitted: 1204,
    doubles: 1,
    validUntil: "2099-06-28T02:00:00.000Z",
    lastSeenAt: at,
    state: "in-use",
  };
  const first = { at: "2099-06-26T09:01:00.000Z", gate: "Oost 4", scanner: "Telefoon 1" };
  const double = { id: 1, code: "CD27 7K4M", orderId: 12, orderNumber: "CD-2099-12", scannedAt: at, first };
  // Only a device at a gate can make one.
  await page.route("**/kassa/scanners", (route) => route.fulfill({ json: { scanners: [scanner] } }));
  // Nobody made the order: it stays on its way.
  await page.route("**/kassa/orders/12", () => undefined);
  await page.route("**/kassa/scanners/7/doubles", (route) => route.fulfill({ json: { scanner, doubles: [double] } }));

  await openKassa(page);
  await page.goto(`${contentSystemUrl}/admin/kassa?part=scanners`);
  await page.getByRole("button", { name: "1 dubbel bij Telefoon 7: bekijk welke" }).click();
  await expect(page).toHaveURL(/\?scanner=7$/u);
  const row = page.getByRole("grid", { name: "Dubbel bij Telefoon 7" }).getByRole("row").nth(1);
  await expect(row).toContainText("CD27 7K4M");
  await expect(row).toContainText("Oost 4");
  expect(await auditWidths(page)).toEqual([]);
  await row.getByRole("button", { name: "CD-2099-12" }).click();
  await expect(page).toHaveURL(/order=12/u);
  await page.getByRole("button", { name: "Terug" }).click();
  await expect(row).toContainText("CD27 7K4M");
});
