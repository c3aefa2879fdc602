import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";

/** Files and addresses that only the server answers: they have no app mode. */
const isFile = (path: string) => /^\/(?:uploads|locale)\/|\.\w+$/u.test(path);

test("R15 in the app mode every link and form of every kind of page stays in it, without scripts too", async ({
  request,
}) => {
  test.setTimeout(2 * 60_000);
  const isOfKind = /^\/(?:en\/)?(?:news|nieuws|events|evenementen|business\/vip-arrangement\w*)\//u;
  const ofKinds = (await pathsOfSitemap(request)).filter((path, index) => !isOfKind.test(path) || index % 12 === 0);
  const paths = inTurn(ofKinds, Math.ceil(ofKinds.length / 4));
  const lost: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(`${path}?app`)).text();
    const [body = ""] = /<body[^]*<\/body>/u.exec(html) ?? [];
    if (/<dialog|<footer/u.test(body)) lost.push(`${path} has a menu or a footer`);
    for (const [, href = ""] of body.matchAll(/<a\b[^>]*?\shref="([/?][^"]*)"/gu)) {
      const { pathname, searchParams } = new URL(href.replaceAll("&amp;", "&"), `http://site.invalid${path}`);
      if (!isFile(pathname) && !searchParams.has("app")) lost.push(`${path}: ${href}`);
    }
    for (const [form] of body.matchAll(/<form\b[^]*?<\/form>/gu)) {
      if (!/name="app"|action="[^"]*\?app=1"/u.test(form)) lost.push(`${path}: ${form.slice(0, 100)}`);
    }
  }
  expect(ofKinds.length).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});
