import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";

/** Files and addresses that only the server answers: they have no app mode. */
const isFile = (path: string) => /^\/(?:uploads|locale)\/|\.\w+$/u.test(path);

test("R15 in the app mode every link and form of every kind of page stays in it, without scripts too", async ({
  request,
}) => {
  test.setTimeout(2 * 60_000);
  const isOfKind = /^\/(?:en\/)?(?:news|nieuws|events|evenementen|business\/vip-arrangement\w*)\//u;
  const paths = (await pathsOfSitemap(request)).filter((path, index) => !isOfKind.test(path) || index % 12 === 0);
  const lost: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(`${path}?app`)).text();
    const [body = ""] = /<body[^]*<\/body>/u.exec(html) ?? [];
    for (const [, href = ""] of body.matchAll(/<a\b[^>]*?\shref="([/?][^"]*)"/gu)) {
      const { pathname, searchParams } = new URL(href.replaceAll("&amp;", "&"), `http://site.invalid${path}`);
      if (!isFile(pathname) && !searchParams.has("app")) lost.push(`${path}: ${href}`);
    }
    for (const [form] of body.matchAll(/<form\b[^]*?<\/form>/gu)) {
      if (!/name="app"|action="[^"]*\?app=1"/u.test(form)) lost.push(`${path}: ${form.slice(0, 100)}`);
    }
  }
  expect(paths.length).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

for (const [from, to] of [
  ["/agenda?app=1", "/evenementen?app=1"],
  ["/nieuws/?app=1", "/nieuws?app=1"],
  ["/home?app=1", "/?app=1"],
  ["/Tickets?app=1", "/tickets?app=1"],
] as const) {
  test(`R15 a redirect keeps the app mode: ${from} leads to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe(to);
  });
}

test("R15 a visit from page to page in the app never shows header or footer", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/nieuws?app");
  const content = page.getByRole("main");
  await content.getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nieuws\/[\w-]+\?app=1$/u);
  await content.getByRole("navigation").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\?app=1$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.header).toHaveCount(0);
  await expect(frame.footer).toHaveCount(0);
});
