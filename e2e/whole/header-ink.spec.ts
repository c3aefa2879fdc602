import { faintWords } from "../fixtures/ink-on-picture.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";

for (const colourScheme of ["light", "dark"] as const) {
  test(`L01 every page that opens with a picture has a header that can be read on it, in ${colourScheme} mode`, async ({
    page,
    request,
  }) => {
    test.slow();
    const opened: string[] = [];
    for (const path of await pathsOfSitemap(request)) {
      const html = await (await request.get(path)).text();
      if (/<header[^>]*data-tone="(?:dark|light)"/u.test(html)) opened.push(path);
    }
    expect(opened.length).toBeGreaterThan(2);

    await page.emulateMedia({ colorScheme: colourScheme, reducedMotion: "reduce" });
    const { header } = new SiteFrame(page);
    const found: string[] = [];
    for (const path of opened) {
      for (const width of [390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: "load" });
        // Home has its board in place of a picture while another test's event is on.
        if ((await header.getAttribute("data-tone")) === "plain") continue;
        const faint = await faintWords(page, header.locator("a, button"));
        found.push(...faint.map((word) => `${path}, ${width} px: ${word}`));
      }
    }
    expect(found).toEqual([]);
  });
}
