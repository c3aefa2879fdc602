import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("R03 each language loads only its own messages", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (asked) => {
    if (/\/assets\/.*\.js$/u.test(asked.url())) scripts.add(asked.url());
  });
  await page.goto("/nieuws");
  await new SiteFrame(page).whenAlive();
  // Requested again, as the browser may not have the body of a cached answer any more.
  const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
  expect(texts.join("")).toContain("Naar de inhoud");
  expect(texts.join("")).not.toContain("Skip to content");
});

test("R03 the switch leads to the first page of a list that has fewer pages in the other language", async ({
  request,
}) => {
  const leadsTo = async (to: string) => {
    const answer = await request.get(`/locale/en?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    return answer.headers()["location"];
  };
  expect(await leadsTo("/en/news?page=99")).toBe("/en/news");
  expect(await leadsTo("/en/nowhere?page=2")).toBe("/en/nowhere");
  // What a form is asked for by the same name isn't a filter; what a link of a mail brings counts in both languages.
  const waiting = "/en/accommodation/waiting-list?stay=camping-ven&event=tt1";
  expect(await leadsTo(waiting)).toBe(waiting);
  const mailed = "/en/confirm-email?confirmation=abc-123";
  expect(await leadsTo(mailed)).toBe(mailed);
  expect(await leadsTo("/en/login?return=%2Faccount&done=password")).toBe("/en/login?return=%2Faccount");
});
