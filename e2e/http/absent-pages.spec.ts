import { soon, test } from "../fixtures/site-on-stand-in.ts";
import { expect } from "../fixtures/http-test.ts";

/** The cheapest way in which the content system can be asked for a document. */
const checkFor = (type: string, slug: string, locale: string) =>
  `GET /api/${type}?filters[slug][$eq]=${slug}&view=sitemap&pagination[pageSize]=1&pagination[withCount]=false&locale=${locale}`;

test("an address that leads nowhere costs the content system one call; the first of all, what every page needs as well", async ({
  site,
}) => {
  for (const type of ["events", "news-articles", "arrangements"]) site.standIn.collections.add(`/${type}`);
  const web = await site.start({ CMS_TIMEOUT_MS: "20000" });
  const { calls } = site.standIn;
  const callsFor = async (...paths: string[]) => {
    const before = calls.length;
    const answers = await Promise.all(paths.map((path) => fetch(`${web.address}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    // The log of changes is read by the clock, whatever visitors ask for.
    return calls.slice(before).filter((call) => !call.includes("/changes?"));
  };

  // Settings, six menus, languages, redirects, publications and the slugs in use: eleven. The site reads some of these at
  // the same time to make its own pages, and compares the menus.
  const cold = await callsFor("/nergens-0", "/verdwaald-0", "/weg-0");
  for (const slug of ["nergens-0", "verdwaald-0", "weg-0"]) {
    expect(cold.filter((call) => call.includes(slug))).toEqual([checkFor("pages", slug, "nl")]);
  }
  const shared = cold.filter((call) => !call.includes("[slug]"));
  for (const call of shared) expect(shared.filter((other) => other === call).length, call).toBeLessThanOrEqual(2);

  await expect.poll(web.log, { ...soon, message: "its own pages are made" }).toContain("Pages are ready");
  let asked = 0;
  // Once more when what all pages share had just become old: then it is read again in the background.
  await expect(async () => {
    asked += 1;
    await callsFor(
      `/nergens-${asked}`,
      `/en/nowhere-${asked}`,
      `/nieuws/nergens-${asked}`,
      `/en/events/nowhere-${asked}`,
    );
    for (const [path, type, locale] of [
      ["/verdwaald", "pages", "nl"],
      ["/en/lost", "pages", "en"],
      ["/nieuws/verdwaald", "news-articles", "nl"],
      ["/en/events/lost", "events", "en"],
    ] as const) {
      const slug = path.replace(/^.*\//u, "");
      expect(await callsFor(`${path}-${asked}`)).toEqual([checkFor(type, `${slug}-${asked}`, locale)]);
    }
  }).toPass(soon);
});
