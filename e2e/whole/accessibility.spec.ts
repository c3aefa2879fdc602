import { blockSchema } from "@circuit/contract/content/blocks";
import { pageSchema } from "@circuit/contract/content/documents";
import { listAnswer } from "@circuit/contract/response";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { requestCms } from "../fixtures/content-system.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
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

/** What can be open on a page: each state in Dutch on a desk and in English on a phone, if there are both. */
const states = [
  { what: "the menu", paths: ["/", "/en"], open: async (frame: SiteFrame) => frame.openMenu() },
  {
    what: "the filter sheet on a phone",
    paths: ["/evenementen", "/en/events"],
    width: 390,
    open: async ({ page }: SiteFrame) => {
      await page.getByRole("button", { name: /^(?:Periode|Dates)/u }).click();
      await page.getByRole("combobox").waitFor();
    },
  },
  {
    what: "the picture viewer",
    paths: ["/evenementen/tt-drenthe", "/en/events/tt-drenthe"],
    open: async (frame: SiteFrame) => {
      const { page } = frame;
      const picture = page.getByRole("link", { name: /^(?:Vergroot|Enlarge):/u }).first();
      await frame.whenAliveAt(picture);
      await picture.click();
      await page.getByRole("dialog", { name: /^(?:Beelden op|Pictures on)/u }).waitFor();
    },
  },
  {
    what: "the app popup",
    paths: ["/", "/en"],
    open: async (frame: SiteFrame) => {
      await frame.readToEnd();
      await frame.popup.waitFor();
    },
  },
  {
    what: "an answer",
    paths: ["/veelgestelde-vragen", "/en/faq"],
    open: async ({ page }: SiteFrame) => {
      for (const question of await page.locator("summary").all()) await question.click();
    },
  },
];

for (const { what, paths, width, open } of states) {
  for (const [index, address] of paths.entries()) {
    test(`${what} on ${address} is accessible while it is open, light and dark`, async ({ page }) => {
      const frame = new SiteFrame(page);
      const size = { width: width ?? (index === 0 ? 1440 : 390), height: 844 };
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      await frame.whenAlive();
      await open(frame);
      const looks = (["light", "dark"] as const).map((colorScheme) => ({ colorScheme, ...size }));
      expect(await auditEveryLook(page, looks)).toEqual([]);
    });
  }
}
