import { Editor } from "../fixtures/editor.ts";
import { takeTime } from "../fixtures/fill-in-form.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { rightForm, sendUnder } from "../fixtures/send-form.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { rightEntries } from "../fixtures/form-entries.ts";
import { formTargets } from "../fixtures/form-target.ts";

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

test("F11 no page of the site takes a right form that another site's page sends", async ({ request, baseURL }) => {
  const email = "elders@voorbeeld.nl";
  const target = (await formTargets(baseURL ?? "")).find(
    ({ name, locale }) => name.includes("contact") && locale === "nl",
  );
  if (target === undefined) throw new Error("There is no form for contact");
  const { token } = await (await request.post("/forms/start")).json();
  await takeTime();
  const body = new URLSearchParams([
    ["form_id", target.form.documentId],
    ["form_token", token],
  ]);
  for (const [name, value] of rightEntries(target.form, email)) if (typeof value === "string") body.append(name, value);

  const paths = await pathsOfSitemap(request);
  expect(paths.length).toBeGreaterThan(90);
  const headers = { origin: "http://kwaad.example" };
  const taken: string[] = [];
  const post = async (path: string) => {
    // Without cookies, as a browser sends none of ours from another site.
    const address = new URL(/^\/(?:en)?$/u.test(path) ? `${path}?index` : path, baseURL);
    const answer = await fetch(address, { method: "POST", headers, body, redirect: "manual" });
    // A view takes no forms, whoever sends them.
    if (answer.status !== 403 && answer.status !== 405) taken.push(`${path} ${answer.status}`);
    await answer.body?.cancel();
  };
  for (let from = 0; from < paths.length; from += 4) await Promise.all(paths.slice(from, from + 4).map(post));
  expect(taken).toEqual([]);
  expect(await (await Editor.logIn()).findInInbox("submission", email)).toEqual([]);
});
