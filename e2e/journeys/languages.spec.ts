import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const twins = [
  ["a page", "/circuit/geschiedenis", "/en/circuit/history"],
  ["a list", "/evenementen", "/en/events"],
  ["an event", "/evenementen/hunebed-classic", /\/en\/events\/[\w-]+$/u],
  ["a news article", "/nieuws", /\/en\/news$/u],
  ["an arrangement", "/business/vip-arrangementen/lounge-startbrink", /\/en\/business\/vip-arrangements\/[\w-]+$/u],
] as const;

for (const [what, dutch, english] of twins) {
  test(`R03 switching language on ${what} lands on its twin and keeps the choice for a year`, async ({
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

test("R03 a news article whose slug differs switches to its own translation", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/nieuws");
  await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nieuws\/[\w-]+$/u);
  await frame.openMenu();
  await frame.menu.getByRole("link", { name: /^English/u }).click();
  await expect(page).toHaveURL(/\/en\/news\/[\w-]+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("R03 each language loads only its own messages", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (asked) => {
    if (/\/assets\/.*\.js$/u.test(asked.url())) scripts.add(asked.url());
  });
  await page.goto("/nieuws");
  await new SiteFrame(page).whenAlive();
  // Requested again, as the browser may not have the body of a cached answer any more.
  const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
  expect(texts.join("")).toContain("Naar de inhoud");
  expect(texts.join("")).not.toContain("Skip to content");
});

test("R03 a page without a translation says so and offers the other language's home", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/omwonenden");
  await frame.openMenu();
  await expect(frame.menu.getByText("Deze pagina is er niet in het Engels.")).toBeVisible();
  await frame.menu.getByRole("link", { name: "Naar de Engelse homepagina" }).click();
  await expect(page).toHaveURL(/\/en$/u);
});

const choices = [
  ["/evenementen?type=motoren&month=2027-06&utm_source=brief", "/en/events?type=motorcycles&month=2027-06"],
  ["/evenementen?type=verdwaald&page=2", "/en/events"],
  ["/evenementen?page=2", "/en/events?page=2"],
  ["/nieuws?page=2", "/en/news?page=2"],
  ["/accommodaties?stay=camping", "/en/accommodation?stay=camping"],
  ["/veelgestelde-vragen?category=toegankelijkheid", "/en/faq?category=accessibility"],
  ["/veelgestelde-vragen?q=hond", "/en/faq?q=hond"],
] as const;

for (const [dutch, english] of choices) {
  test(`R03 the switch keeps what ${dutch} asks for, in the words of the other language`, async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto(dutch);
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: /^English/u }).click();
    await expect(page).toHaveURL(english);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("R03 the switch keeps the choice and lands on the twin", async ({ page, context }) => {
    const frame = new SiteFrame(page);
    await page.goto("/veelgestelde-vragen");
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: /^English/u }).click();
    await expect(page).toHaveURL(/\/en\/faq$/u);
    const cookie = (await context.cookies()).find(({ name }) => name === "locale");
    expect(cookie?.value).toBe("en");
  });
});

test("R03 the switch leads to the first page of a list that has fewer pages in the other language", async ({
  request,
}) => {
  const leadsTo = async (to: string) => {
    const answer = await request.get(`/locale/en?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    return answer.headers()["location"];
  };
  expect(await leadsTo("/en/news?page=99")).toBe("/en/news");
  expect(await leadsTo("/en/nowhere?page=2")).toBe("/en/nowhere");
  // What a form is asked for by the same name isn't a filter; what a link of a mail brings counts in both languages.
  const waiting = "/en/accommodation/waiting-list?stay=camping-ven&event=tt1";
  expect(await leadsTo(waiting)).toBe(waiting);
  const mailed = "/en/confirm-email?confirmation=abc-123";
  expect(await leadsTo(mailed)).toBe(mailed);
  expect(await leadsTo("/en/login?return=%2Faccount&done=password")).toBe("/en/login?return=%2Faccount");
});

test("R03 the switch never leads to another site", async ({ request }) => {
  for (const to of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const answer = await request.get(`/locale/en?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe("/en");
  }
  expect((await request.get("/locale/xx", { maxRedirects: 0 })).status()).toBe(404);
});
