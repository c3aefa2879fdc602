import { expect, test } from "@playwright/test";
import { startAlteredSite } from "../fixtures/altered-content-system.ts";

const moments = /"(\d{4})(-\d\d-\d\d(?:T[\d:.]+Z)?)"/gu;
const endOfEvent = /"endsAt":"[^"]+"/gu;

const cases = {
  "all dates in the first year": (json: string) => json.replaceAll(moments, '"0001$2"'),
  "events that go on until the end of 9999": (json: string) =>
    json.replaceAll(endOfEvent, '"endsAt":"9999-12-31T12:00:00.000Z"'),
  "all dates in the last year, and events that end long before they start": (json: string) =>
    json.replaceAll(moments, '"9999$2"').replaceAll(endOfEvent, '"endsAt":"0001-01-01T00:00:00.000Z"'),
};

/** What has no place in the sitemap, or shows only a choice of it. */
const others = [
  "/sitemap.xml",
  "/robots.txt",
  "/evenementen.ics",
  "/en/events.ics",
  "/nieuws/feed.xml",
  "/en/news/feed.xml",
  "/evenementen?month=2027-06",
  "/en/events?from=1900-01-01&till=2199-12-31",
  "/nieuws?page=2",
  "/share/nl/home.jpg",
];

/** The first page of each folder. */
function someOfEachFolder(paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.replace(/[^/]*$/u, "");
  return paths.filter(
    (path, index) => paths.slice(0, index).filter((other) => folderOf(other) === folderOf(path)).length < 1,
  );
}

for (const [what, alter] of Object.entries(cases)) {
  test(`S01 no page fails by ${what}`, async ({ request }) => {
    const web = await startAlteredSite(alter);
    try {
      const xml = await (await request.get(`${web.address}/sitemap.xml`)).text();
      const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => new URL(address).pathname);
      const events = listed.filter((path) => /^\/(?:evenementen|en\/events)\/./u.test(path));
      expect(events.length).toBeGreaterThan(3);
      for (const path of [
        ...someOfEachFolder(listed),
        ...events.slice(0, 2).map((event) => `${event}.ics`),
        ...others,
      ]) {
        const answer = await request.get(`${web.address}${path}`, { maxRedirects: 0 });
        expect.soft([path, answer.status()]).toEqual([path, 200]);
      }
      expect(web.processes(), "a process died").toHaveLength(1);
    } finally {
      await web.stop();
    }
  });
}
