import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge } from "../fixtures/purge.ts";
import { homeOf, soon, test } from "../fixtures/site-on-stand-in.ts";

/** Address of the data in a stored page. */
const dataOf = (html: string) => / data-src="([^"]+)"/u.exec(html)?.[1] ?? "no data";

test("a stored page is compressed once, says what caches may do, costs nothing when it hasn't changed, and has its data beside it", async ({
  site,
}) => {
  const { address } = await site.start();
  const get = (init?: RequestInit) => fetch(`${address}/?utm_source=nieuwsbrief`, init);
  const first = await get({ headers: { "accept-encoding": "br" } });
  expect(first.status).toBe(200);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  expect(first.headers.get("content-security-policy")).toContain("'sha256-");
  const etag = first.headers.get("etag") ?? "";

  const again = await get({ headers: { "if-none-match": `W/"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));

  const head = await get({ method: "HEAD", headers: { "accept-encoding": "br" } });
  expect(head.headers.get("content-length")).toBe(first.headers.get("content-length"));
  expect(await head.text()).toBe("");

  const plain = await get({ headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(await first.text());

  // Its data lies beside it, never changes under its name, and stays while visitors may hold the old page.
  const html = async () => (await fetch(`${address}/`)).text();
  const old = dataOf(await html());
  const answer = await fetch(`${address}${old}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-security-policy")).not.toBeNull();
  const data = await answer.text();
  expect(data).toContain("loaderData");
  const plainData = await fetch(`${address}${old}`, { headers: { "accept-encoding": "identity" } });
  expect(plainData.headers.get("content-encoding")).toBeNull();
  expect(await plainData.text()).toBe(data);

  site.standIn.home.name = "Ander nieuws";
  expect((await purge(address, homeChanged)).status).toBe(202);
  await expect.poll(async () => dataOf(await html()), soon).not.toBe(old);
  expect(await (await fetch(`${address}${dataOf(await html())}`)).text()).toContain("Ander nieuws");
  expect(await (await fetch(`${address}${old}`)).text()).toBe(data);
});

test("other pages than home may be kept by any cache for a moment, and for a day while the site is broken", async ({
  request,
}) => {
  const headers = (await request.get("/nieuws")).headers();
  expect(headers, "without TLS none is promised").not.toHaveProperty("strict-transport-security");
  expect(headers["cache-control"]).toBe("max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400");
  expect((await request.get("/")).headers()["cache-control"], "depends on the visitor's languages").not.toContain(
    "s-maxage",
  );
});

test("a restart serves from disk at once, without the content system", async ({ site }) => {
  const first = await site.start();
  const html = await (await fetch(`${first.address}/`)).text();
  const siteUrl = first.address;
  await first.stop();
  site.standIn.stop();

  const second = await site.start({ SITE_URL: siteUrl });
  const answer = await fetch(`${second.address}/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(html);
});

test("a changed page is made again once, and the old one is served to whoever asks meanwhile", async ({ site }) => {
  const { standIn } = site;
  const { address } = await site.start({ CMS_TIMEOUT_MS: "30000" });
  expect(await homeOf(address)).toContain("Een ander systeem");
  const held = standIn.holdBack((call) => call.includes("[slug][$eq]=home"));
  standIn.home.title = "Vers van de pers";
  expect((await purge(address, homeChanged)).status).toBe(202);
  await expect.poll(held.waiting, { ...soon, message: "is being made again" }).toBe(1);
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await homeOf(address)).toContain("Een ander systeem");
  expect(held.waiting(), "nobody else had it made").toBe(1);
  held.letGo();
  await expect.poll(() => homeOf(address), soon).toContain("Vers van de pers");
});
