import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

/** Pages, and lists with what their addresses ask for, which is said in the words of the other language. */
const twins = [
  ["a page", "/circuit/geschiedenis", "/en/circuit/history"],
  ["a list", "/evenementen", "/en/events"],
  ["an event", "/evenementen/hunebed-classic", /\/en\/events\/[\w-]+$/u],
  ["a news article", "/nieuws", /\/en\/news$/u],
  ["an arrangement", "/business/vip-arrangementen/lounge-startbrink", /\/en\/business\/vip-arrangements\/[\w-]+$/u],
  [
    "a list that is chosen from",
    "/evenementen?type=motoren&month=2027-06&utm_source=brief",
    "/en/events?type=motorcycles&month=2027-06",
  ],
  ["a list that is chosen from", "/evenementen?type=verdwaald&page=2", "/en/events"],
  ["a list that is chosen from", "/evenementen?page=2", "/en/events?page=2"],
  ["a list that is chosen from", "/nieuws?page=2", "/en/news?page=2"],
  ["a list that is chosen from", "/accommodaties?stay=camping", "/en/accommodation?stay=camping"],
  ["a list that is chosen from", "/veelgestelde-vragen?category=toegankelijkheid", "/en/faq?category=accessibility"],
  ["a list that is chosen from", "/veelgestelde-vragen?q=hond", "/en/faq?q=hond"],
] as const;

for (const [what, dutch, english] of inTurn(twins)) {
  test(`R03 switching language on ${what}, ${dutch}, lands on its twin and keeps the choice for a year`, async ({
    page,
    context,
  }) => {
    const frame = new SiteFrame(page);
    await page.goto(dutch);
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: /^English/u }).click();
    await expect(page).toHaveURL(english);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    const cookie = (await context.cookies()).find(({ name }) => name === "locale");
    expect(cookie?.value).toBe("en");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365.01);
  });
}

test("R03 a page without a translation says so and offers the other language's home", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/omwonenden");
  await frame.openMenu();
  await expect(frame.menu.getByText("Deze pagina is er niet in het Engels.")).toBeVisible();
  await frame.menu.getByRole("link", { name: "Naar de Engelse homepagina" }).click();
  await expect(page).toHaveURL(/\/en$/u);
});
