import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("C18 an icon is to be had by name; one that nobody has is a 404", async ({ request }) => {
  const ticket = await request.get("/icons/ticket");
  expect(ticket.status()).toBe(200);
  expect(ticket.headers()["content-type"]).toContain("text/plain");
  expect(await ticket.text()).toMatch(/^M[\d\s.,a-zA-Z-]+$/u);
  for (const name of ["no-such-icon", "mdi:no-such-icon", "x".repeat(600), "constructor"]) {
    expect((await request.get(`/icons/${name}`)).status(), name).toBe(404);
  }
  expect((await request.get("/icons/..%2F..%2Fpackage.json")).status(), "a way out").toBe(400);
});

test("K02 the header looks at what fits 50 ms after the last resize, and not before", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.clock.install();
  await page.goto("/");
  await frame.whenAlive();
  const cut = page.getByRole("navigation", { name: "Evenementen" }).locator("[data-cut]");
  await expect(cut).toHaveCount(0);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("navigation", { name: "Evenementen" }).evaluate((menu) => {
    menu.style.maxWidth = "12rem";
    window.dispatchEvent(new Event("resize"));
  });
  await page.clock.runFor(30);
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
  await page.clock.runFor(49);
  await expect(cut).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(cut).not.toHaveCount(0);
});

const excesses = {
  "a thousand parameters": Array.from({ length: 1000 }, (_, index) => `${index}=x`).join("&"),
  "a deep nest": `type${"[a]".repeat(400)}=x`,
  "a list with a far end": "type[1000000]=x&type[]=y&type[0]=z",
  "the same parameter many times": Array.from({ length: 600 }, () => "type=motoren").join("&"),
  "a prototype": "__proto__[polluted]=1&constructor[prototype][polluted]=1",
};

for (const [what, query] of Object.entries(excesses)) {
  test(`K03 ${what} in the address does no harm`, async ({ request }) => {
    for (const path of ["/evenementen", "/en/news", "/veelgestelde-vragen"]) {
      const answer = await request.get(`${path}?${query}`);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain("<h1");
    }
    expect(await request.get("/").then((answer) => answer.status())).toBe(200);
  });
}

const theme = {
  primary: "#00b259",
  yellow: "#ffd21f",
  blue: "#2447e6",
  pink: "#ff5c9e",
  turqoise: "#1fc7c7",
  secondary: "#06382a",
  light: "#ffffff",
  dark: "#0b1416",
  "gray-50": "#f9fafb",
  "gray-500": "#6b7280",
  "gray-950": "#030712",
  "green-500": "#00b259",
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`K04 the theme's colours are custom properties in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/nieuws");
    const colours = async () => {
      const values = await page.evaluate(
        (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`)),
        Object.keys(theme),
      );
      // White may be written with three digits.
      return values.map((colour) =>
        colour
          .trim()
          .toLowerCase()
          .replace(/^#fff$/u, "#ffffff"),
      );
    };
    // Colours that the page itself doesn't use come with the style sheet, after the first paint.
    await expect.poll(colours).toEqual(Object.values(theme));
  });
}
