import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const list = "/business/vip-arrangementen";
const most = (count: number) =>
  `(Maximaal ${count} per bestelling|Nog ${count} plekken)\\. Het aantal is ${count} geworden\\.`;

/** Opens an arrangement of the list. @returns The form to book it with, once it works. */
async function openBooking(page: Page, name: string) {
  await page.goto(list);
  await page.getByRole("main").getByRole("link", { name }).click();
  const booking = page.getByRole("form", { name: "Reserveer" });
  await new SiteFrame(page).whenAliveAt(booking);
  return { booking, guests: booking.getByRole("spinbutton"), status: booking.getByRole("status") };
}

test("S03 R07 an arrangement shows its price without VAT, the VAT and the sum for a group", async ({ page }) => {
  const { booking, guests } = await openBooking(page, "Lounge Startbrink");
  const main = page.getByRole("main");
  await expect(main).toContainText(/€\s595,00 per persoon, per dag, exclusief btw/u);
  await guests.fill("8");
  await expect(booking.getByText("Btw 21%")).toBeVisible();
  await expect(booking.getByRole("definition")).toHaveText(["€ 595,00", "€ 4.760,00", "€ 999,60", "€ 5.759,60"]);
  await expect(main.getByRole("heading", { level: 2, name: "Ook te boeken" })).toBeVisible();
  await expect(main.getByText("Prijzen exclusief btw", { exact: true })).toBeVisible();
});

test("S03 an amount of guests may be typed digit by digit, and says it when it was changed", async ({ page }) => {
  const { guests, status } = await openBooking(page, "Lounge Startbrink");
  const fewest = Number(await guests.getAttribute("min"));
  await expect(guests).toHaveAccessibleDescription(/^Vanaf \d+ gasten\./u);
  await guests.focus();
  await page.keyboard.type("10");
  await expect(guests).toHaveValue("10");
  await expect(status).toBeEmpty();

  await guests.fill("1");
  await guests.press("Enter");
  await expect(guests).toHaveValue(String(fewest));
  await expect(status).toHaveText(`Vanaf ${fewest} gasten. Het aantal is ${fewest} geworden.`);
  await guests.fill(String(fewest + 1));
  await expect(status).toBeEmpty();
  await guests.fill("500");
  await guests.blur();
  await expect(guests).not.toHaveValue("500");
  // As many as there are places left, of which others book some.
  const largest = await guests.inputValue();
  await expect(guests).toHaveAttribute("max", largest);
  await expect(status).toHaveText(new RegExp(`^${most(Number(largest))}$`, "u"));
});

test("S06 who has guests in the cart and asks for more than can be reads one message, and gets none unasked", async ({
  page,
  consoleErrors,
}) => {
  // No other test books it: all of its places are left, as many as one order may have.
  const { booking, guests, status } = await openBooking(page, "Tafel van de baanmeester");
  const press = () => booking.getByRole("button", { name: "Reserveer" }).click();
  const added = page.getByText("Ze liggen in je winkelwagen");
  const largest = Number(await guests.getAttribute("max"));
  await guests.fill(String(largest - 1));
  await press();
  await expect(added).toBeVisible();

  for (const nonsense of ["7.5", "-3"]) {
    await guests.fill(nonsense);
    await press();
    await expect(status).toContainText("Vul een heel aantal gasten in.");
    await expect(guests).toHaveValue(nonsense);
    await expect(guests).toHaveAttribute("aria-invalid", "true");
    await expect(added).toHaveCount(0);
  }
  await guests.fill("999");
  await press();
  const heldBack = "Hiervan is nog niets in je winkelwagen gelegd: klopt het zo, kies dan nog een keer Reserveer.";
  await expect(status).toHaveText(new RegExp(`^${most(largest)} ${heldBack}$`, "u"));
  await expect(added).toHaveCount(0);

  await press();
  await expect(booking.getByRole("alert")).toContainText("Er is niets bijgelegd.");
  await expect(added).toHaveCount(0);
  const { lines } = await (await page.request.get("/shop/nl/cart")).json();
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([largest - 1]);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("status of 409")]);
});
