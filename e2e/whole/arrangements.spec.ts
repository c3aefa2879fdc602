import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    list: "/business/vip-arrangementen",
    note: "Prijzen exclusief btw",
    lounge: "Lounge Startbrink",
    meeting: "Vergaderen op start/finish",
    heroPrice: /€\s595,00 per persoon, per dag, exclusief btw/u,
    sum: ["€ 595,00", "€ 4.760,00", "€ 999,60", "€ 5.759,60"],
    vat: "Btw 21%",
    others: "Ook te boeken",
    book: "Reserveer",
    limits: /^Vanaf \d+ gasten\./u,
    fewest: (count: number) => `Vanaf ${count} gasten. Het aantal is ${count} geworden.`,
    most: (count: number) =>
      `(Maximaal ${count} per bestelling|Nog ${count} plekken)\\. Het aantal is ${count} geworden\\.`,
    heldBack: "Hiervan is nog niets in je winkelwagen gelegd: klopt het zo, kies dan nog een keer Reserveer.",
    added: "Ze liggen in je winkelwagen",
    notWhole: "Vul een heel aantal gasten in.",
    together: "Er is niets bijgelegd.",
  },
  {
    locale: "en",
    list: "/en/business/vip-arrangements",
    note: "Prices exclude VAT",
    lounge: "Startbrink Lounge",
    meeting: "Meet on the start line",
    heroPrice: /€595\.00 per person, per day, excluding VAT/u,
    sum: ["€595.00", "€4,760.00", "€999.60", "€5,759.60"],
    vat: "VAT 21%",
    others: "More to book",
    book: "Book",
    limits: /^From \d+ guests\./u,
    fewest: (count: number) => `From ${count} guests. The number has become ${count}.`,
    most: (count: number) => `(At most ${count} per order|${count} places left)\\. The number has become ${count}\\.`,
    heldBack: "None of this was put in your cart yet: if this is right, choose Book once more.",
    added: "They’re in your cart",
    notWhole: "Fill in a whole number of guests.",
    together: "Nothing was added.",
  },
] as const;

for (const {
  locale,
  list,
  note,
  lounge,
  meeting,
  heroPrice,
  sum,
  vat,
  others,
  book,
  limits,
  fewest,
  most: maxAllowed,
  heldBack,
  added,
  notWhole,
  together,
} of languages) {
  test(`S03 R07 an arrangement (${locale}) shows its price without VAT, the VAT and the sum for a group`, async ({
    page,
  }) => {
    await page.goto(list);
    await page.getByRole("main").getByRole("link", { name: lounge }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText(heroPrice);
    const booking = main.getByRole("form", { name: book });
    await new SiteFrame(page).whenAliveAt(booking);
    await booking.getByRole("spinbutton").fill("8");
    await expect(booking.getByText(vat)).toBeVisible();
    await expect(booking.getByRole("definition")).toHaveText([...sum]);
    await expect(main.getByRole("heading", { level: 2, name: others })).toBeVisible();
    await expect(main.getByText(note, { exact: true })).toBeVisible();
  });

  test(`S03 an amount of guests (${locale}) may be typed digit by digit, and says it when it was changed`, async ({
    page,
  }) => {
    await page.goto(list);
    await page.getByRole("main").getByRole("link", { name: lounge }).click();
    const booking = page.getByRole("form", { name: book });
    await new SiteFrame(page).whenAliveAt(booking);
    const guests = booking.getByRole("spinbutton");
    const least = Number(await guests.getAttribute("min"));
    const most = Number(await guests.getAttribute("max"));
    await expect(guests).toHaveAccessibleDescription(limits);
    await guests.focus();
    await page.keyboard.type("10");
    await expect(guests).toHaveValue("10");
    await expect(booking.getByRole("status")).toBeEmpty();

    await guests.fill("1");
    await guests.press("Enter");
    await expect(guests).toHaveValue(String(least));
    await expect(booking.getByRole("status")).toHaveText(fewest(least));
    await guests.fill(String(least + 1));
    await expect(booking.getByRole("status")).toBeEmpty();
    await guests.fill("500");
    await guests.blur();
    await expect(guests).toHaveValue(String(most));
    await expect(booking.getByRole("status")).toHaveText(new RegExp(`^${maxAllowed(most)}$`, "u"));
  });

  test(`S06 who has guests in the cart and asks for more than can be (${locale}) reads one message, and gets none unasked`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(list);
    // Nobody else books it, so twice its places are more than one order may have.
    await page.getByRole("main").getByRole("link", { name: meeting }).click();
    const booking = page.getByRole("form", { name: book });
    await new SiteFrame(page).whenAliveAt(booking);
    const guests = booking.getByRole("spinbutton");
    const press = () => booking.getByRole("button", { name: book }).click();
    const most = Number(await guests.getAttribute("max"));
    const inCart = async () => {
      const cart = await (await page.request.get(`/shop/${locale}/cart`)).json();
      return cart.lines.map(({ quantity }: { quantity: number }) => quantity);
    };
    await guests.fill(String(most - 1));
    await press();
    await expect(page.getByText(added)).toBeVisible();

    for (const nonsense of ["7.5", "-3"]) {
      await guests.fill(nonsense);
      await press();
      await expect(booking.getByRole("status")).toContainText(notWhole);
      await expect(guests).toHaveValue(nonsense);
      await expect(guests).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(added)).toHaveCount(0);
    }
    await guests.fill("999");
    await press();
    await expect(booking.getByRole("status")).toHaveText(new RegExp(`^${maxAllowed(most)} ${heldBack}$`, "u"));
    await expect(page.getByText(added)).toHaveCount(0);

    await press();
    await expect(booking.getByRole("alert")).toContainText(together);
    await expect(page.getByText(added)).toHaveCount(0);
    expect(await inCart()).toEqual([most - 1]);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("status of 409")]);
  });
}
