import { auditWhileOpen, openStates } from "../fixtures/open-states.ts";
import { blockSchema } from "@circuit/contract/content/blocks";
import { pageSchema } from "@circuit/contract/content/documents";
import { listAnswer } from "@circuit/contract/response";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { requestCms } from "../fixtures/content-system.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

/** What pages and events both have. */
const withBlocks = pageSchema.pick({ blocks: true });

test("these pages hold every kind of block", async () => {
  const kinds = new Set<string>();
  const paths = kindsOfPage.map(([, dutch]) => dutch.replace(/\?.*$/u, ""));
  for (const path of paths) {
    const event = /^\/evenementen\/(?<slug>.+)$/u.exec(path)?.groups?.["slug"];
    const slug = event ?? (path === "/" ? "home" : path.slice(1));
    const answer = await requestCms(
      `/api/${event === undefined ? "pages" : "events"}?locale=nl&view=detail&filters[slug][$eq]=${encodeURIComponent(slug)}`,
    );
    for (const { blocks } of listAnswer(withBlocks).parse(await answer.json()).data) {
      for (const block of blocks) kinds.add(blockSchema.parse(block).__component);
    }
  }
  const known = blockSchema.options.map(({ shape }) => shape.__component.value);
  expect([...kinds].toSorted()).toEqual(known.toSorted());
});

for (const path of ["/evenementen", "/en/events"]) {
  test(`the page that says the content is away (${path}) is accessible, in half of its looks`, async ({ page }) => {
    const web = await startWebServer({ CMS_URL: "http://127.0.0.1:9", CMS_TIMEOUT_MS: "500" });
    expect((await page.goto(`${web.address}${path}`))?.status()).toBe(503);
    expect(await auditEveryLook(page, looksOf[path.startsWith("/en") ? "en" : "nl"])).toEqual([]);
    // Leaves the page, so that its background requests don't fail when the server stops.
    await page.goto("about:blank");
    await web.stop();
  });
}

for (const state of openStates) {
  test(`${state.what} on ${state.address} is accessible while it is open, light and dark`, async ({ page }) => {
    expect(await auditWhileOpen(page, state)).toEqual([]);
  });
}
