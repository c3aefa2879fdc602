import { takeTime } from "../fixtures/fill-in-form.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { rightForm, sendUnder } from "../fixtures/send-form.ts";
import { expect, test } from "../fixtures/test.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

// In one process, which starts the site once.
test.describe.configure({ mode: "default" });

/** `SITE_URL` differs from the address that the browser uses, so every post comes from another origin. */
test.beforeAll(async () => {
  const names = "www.circuit.example, circuit.example:8443";
  site = await startFormSite({ SITE_URL: "http://circuit.example", SITE_NAMES: names });
});

test.afterAll(() => site.stop());

test.beforeEach(() => {
  site.stored.length = 0;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, again, message] of [
    ["/contact", "Herhaal je e-mailadres", "Dit kwam niet rechtstreeks van onze site."],
    ["/en/contact", "Repeat your email address", "This didn’t come straight from our site."],
  ] as const) {
    test(`F16 F17 at ${path} a form from under another name comes back with what was typed, and is sent by one more press`, async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(`${site.local}${path}`);
      await page.getByLabel("Naam").fill("Jorien");
      await page.getByLabel("E-mail", { exact: true }).fill("jorien@voorbeeld.nl");
      await page.getByLabel(again).fill("jorien@voorbeeld.nl");
      await page.getByLabel("Bericht").fill("Ik heb een vraag over de heide.");
      await takeTime();
      await page.getByRole("button", { name: "Versturen" }).click();

      await expect(page.getByRole("alert")).toContainText(message);
      await expect(page.getByLabel("Bericht")).toHaveValue("Ik heb een vraag over de heide.");
      expect(site.stored).toEqual([]);
      // The browser reports the 403.
      consoleErrors.length = 0;

      await takeTime();
      await page.getByRole("button", { name: "Versturen" }).click();
      await expect(page.getByRole("heading", { name: "Aangekomen" })).toBeVisible();
      expect(site.stored.map(({ record }) => record.values["name"])).toEqual(["Jorien"]);
    });
  }
});

test("F11 no address that takes forms takes one that another site's page sends, whatever it brings along", async () => {
  const form = await rightForm(site.local);
  const headers = { origin: "http://kwaad.example", "sec-fetch-site": "cross-site" };
  const token = form["form_token"] ?? "";
  const statuses: Record<string, number> = {};
  for (const path of ["/contact", "/en/contact", "/forms/nl/contactformulier", "/forms/en/contactformulier"]) {
    for (const own of [{}, { origin: "null" }, { cookie: `form_token=${token}x` }]) {
      const body = new URLSearchParams(form);
      const answer = await fetch(`${site.local}${path}`, { method: "POST", headers: { ...headers, ...own }, body });
      statuses[`${path} ${JSON.stringify(own)}`] = answer.status;
      expect(await answer.text(), path).toContain(path.startsWith("/forms") ? "elsewhere" : "jorien@voorbeeld.nl");
    }
  }
  expect([...new Set(Object.values(statuses))], JSON.stringify(statuses)).toEqual([403]);
  expect(site.stored).toEqual([]);

  const own = await fetch(`${site.local}/contact`, {
    method: "POST",
    headers: { origin: "http://circuit.example" },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(own.status).toBe(303);
});

test("F11 a form is taken from each name of the site, and where the browser hides its origin only as from the same one", async () => {
  const form = await rightForm(site.local);
  const post = (path: string, headers: Record<string, string>) => sendUnder(`${site.local}${path}`, headers, form);
  const hidden = { origin: "null", "sec-fetch-site": "same-origin" };
  for (const headers of [
    { origin: "http://www.circuit.example" },
    { origin: "http://circuit.example:8443" },
    { ...hidden, host: "circuit.example" },
    { ...hidden, host: "www.circuit.example" },
  ]) {
    site.stored.length = 0;
    expect((await post("/contact", headers)).status, JSON.stringify(headers)).toBe(303);
    expect(site.stored.map(({ record }) => record.values["name"])).toEqual(["Jorien"]);
  }

  site.stored.length = 0;
  for (const [path, language, message] of [
    ["/contact", "nl", "Dit kwam niet rechtstreeks van onze site."],
    ["/en/contact", "en", "This didn’t come straight from our site."],
  ] as const) {
    for (const headers of [
      { origin: "http://kwaad.example", host: "www.circuit.example" },
      { origin: "http://shop.circuit.example" },
      { origin: "https://www.circuit.example" },
      { ...hidden, host: "kwaad.example" },
      { ...hidden, "sec-fetch-site": "same-site", host: "www.circuit.example" },
      { ...hidden, "sec-fetch-site": "cross-site", host: "www.circuit.example" },
      { origin: "null", host: "www.circuit.example" },
    ]) {
      const { status, page } = await post(path, headers);
      expect([status, page.includes(`<html lang="${language}"`)], JSON.stringify(headers)).toEqual([403, true]);
      expect(page).toContain(message);
      expect(page).toContain("jorien@voorbeeld.nl");
    }
  }
  expect(site.stored).toEqual([]);
});
