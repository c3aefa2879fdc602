import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [screen, viewport, wanted] of inTurn([
  ["a phone", { width: 390, height: 844 }, /\/w800_[^/]+\.avif$/u],
  ["a large screen", { width: 1440, height: 900 }, /\/w1400_[^/]+\.webp$|\/w1800_[^/]+\.webp$/u],
] as const)) {
  test(`on ${screen} the picture that opens home comes once, early, in the size and format for it`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/")).text();
    const preloads = [...html.matchAll(/<link rel="preload" as="image" [^>]*>/gu)].map(([link]) => link);
    expect(preloads).toEqual([
      expect.stringMatching(/imageSrcSet="[^"]+\.avif 640w.*media="\(width &lt; 48rem\)"/iu),
      expect.stringMatching(/imageSrcSet="[^"]+\.webp 320w.*media="\(width &gt;= 48rem\)"/iu),
    ]);
    for (const link of preloads) {
      expect(link).toMatch(/fetchPriority="high"/iu);
      expect(html.indexOf(link)).toBeLessThan(html.indexOf("<style>"));
    }

    const asked: string[] = [];
    page.on("request", (asking) => asked.push(new URL(asking.url()).pathname));
    await page.setViewportSize(viewport);
    await page.goto("/");
    const hero = page.getByRole("main").getByRole("img").first();
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(wanted);
    const shown = await hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    const picture = shown.replace(/^.*\/w\d+_|\.\w+$/gu, "");
    expect(asked.filter((pathname) => pathname.includes(picture))).toEqual([shown]);
  });
}
