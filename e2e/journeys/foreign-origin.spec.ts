import { Editor } from "../fixtures/editor.ts";
import { takeTime } from "../fixtures/fill-in-form.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { rightEntries } from "../hostile/form-entries.ts";
import { formTargets } from "../hostile/form-target.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

/** `SITE_URL` differs from the address that the browser uses, so every post comes from another origin. */
test.beforeAll(async () => {
  site = await startFormSite({ SITE_URL: "http://circuit.example" });
});

test.afterAll(() => site.stop());

test.beforeEach(() => {
  site.stored.length = 0;
});

/** The entries of a valid form, with a token that is old enough. */
async function rightForm(): Promise<Record<string, string>> {
  const started = await fetch(`${site.local}/forms/start`, { method: "POST" });
  const { token } = await started.json();
  await takeTime();
  const email = "jorien@voorbeeld.nl";
  return { form_id: "contactformulier", form_token: token, name: "Jorien", email, "email.confirmation": email };
}

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
  const form = await rightForm();
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
    if (answer.status !== 403) taken.push(`${path} ${answer.status}`);
    await answer.body?.cancel();
  };
  for (let from = 0; from < paths.length; from += 4) await Promise.all(paths.slice(from, from + 4).map(post));
  expect(taken).toEqual([]);
  expect(await (await Editor.logIn()).findInInbox("submission", email)).toEqual([]);
});
