import { startFormSite } from "../fixtures/form-site.ts";
import { rightForm } from "../fixtures/send-form.ts";
import { expect, test } from "../fixtures/http-test.ts";

/** `SITE_URL` differs from the address that the browser uses, so every post comes from another origin. */
const names = { SITE_URL: "http://circuit.example", SITE_NAMES: "www.circuit.example, circuit.example:8443" };

test("F11 no address that takes forms takes one that another site's page sends, whatever it brings along", async () => {
  const site = await startFormSite(names);
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
  await site.stop();
});
