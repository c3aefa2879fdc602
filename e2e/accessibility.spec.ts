import { blockSchema } from "@circuit/contract/blocks";
import { pageSchema } from "@circuit/contract/documents";
import { locales } from "@circuit/contract/locales";
import { listAnswer } from "@circuit/contract/response";
import { audit, auditEveryLook, looksOf, rulesOfLooks } from "./fixtures/audit.ts";
import { askContentSystem } from "./fixtures/content-system.ts";
import { kindsOfPage } from "./fixtures/kinds-of-page.ts";
import { SiteFrame } from "./fixtures/site-frame.ts";
import { pathsOfSitemap } from "./fixtures/sitemap.ts";
import { expect, test } from "./fixtures/test.ts";
import { startWebServer } from "./fixtures/web-server.ts";

/** All looks, half of them in each language. */
const looksInTurn = locales.flatMap((locale) => looksOf[locale].map((look) => ({ locale, look })));

for (const [position, [what, dutch, english]] of kindsOfPage.entries()) {
  // One look in one language; of the next kind of page another. `npm run test:axe` tests every page in every look.
  const { locale, look } = looksInTurn[position % looksInTurn.length] ?? { locale: "nl", look: looksOf.nl[0] };
  const path = locale === "en" ? english : dutch;
  test(`${what} (${path}) is accessible, ${look.colorScheme} at ${look.width} px`, async ({ page }) => {
    await page.goto(path);
    await new SiteFrame(page).whenAlive();
    expect(await auditEveryLook(page, [look])).toEqual([]);
  });
}

/** What pages and events both have. */
const withBlocks = pageSchema.pick({ blocks: true });

test("these pages hold every kind of block", async () => {
  const kinds = new Set<string>();
  const paths = kindsOfPage.map(([, dutch]) => dutch.replace(/\?.*$/u, ""));
  for (const path of paths) {
    const event = /^\/evenementen\/(?<slug>.+)$/u.exec(path)?.groups?.["slug"];
    const slug = event ?? (path === "/" ? "home" : path.slice(1));
    const answer = await askContentSystem(
      `/api/${event === undefined ? "pages" : "events"}?locale=nl&view=detail&filters[slug][$eq]=${encodeURIComponent(slug)}`,
    );
    for (const { blocks } of listAnswer(withBlocks).parse(await answer.json()).data) {
      for (const block of blocks) kinds.add(blockSchema.parse(block).__component);
    }
  }
  const known = blockSchema.options.map(({ shape }) => shape.__component.value);
  expect([...kinds].toSorted()).toEqual(known.toSorted());
});

const states = [
  {
    what: "the menu",
    path: "/",
    open: async (frame: SiteFrame) => frame.openMenu(),
  },
  {
    what: "the filter sheet on a phone",
    path: "/evenementen",
    width: 390,
    open: async ({ page }: SiteFrame) => {
      await page.getByRole("button", { name: /^(?:Periode|Dates)/u }).click();
      await page.getByRole("combobox").waitFor();
    },
  },
  {
    what: "the picture viewer",
    path: "/evenementen/tt-drenthe",
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
    path: "/",
    open: async (frame: SiteFrame) => {
      await frame.readToEnd();
      await frame.popup.waitFor();
    },
  },
  {
    what: "an answer",
    path: "/veelgestelde-vragen",
    open: async ({ page }: SiteFrame) => {
      for (const question of await page.locator("summary").all()) await question.click();
    },
  },
];

const englishPaths: Record<string, string> = {
  "/": "/en",
  "/evenementen": "/en/events",
  "/evenementen/tt-drenthe": "/en/events/tt-drenthe",
  "/veelgestelde-vragen": "/en/faq",
};

for (const [position, { what, path, width, open }] of states.entries()) {
  for (const [turn, address] of [path, englishPaths[path] ?? ""].entries()) {
    // Two languages by turns: both have the same elements.
    const tag = (position + turn) % 2 === 0 ? "" : " @every-page";
    test(`${what} on ${address} is accessible while it is open, light and dark${tag}`, async ({ page }) => {
      const frame = new SiteFrame(page);
      const found: string[] = [];
      const widths = address.startsWith("/en") ? [390] : [1440];
      for (const wide of width === undefined ? widths : [width]) {
        await page.setViewportSize({ width: wide, height: 844 });
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
        await page.goto(address);
        await frame.whenAlive();
        await open(frame);
        found.push(...(await audit(page)));
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
        found.push(...(await audit(page, rulesOfLooks)));
      }
      expect(found).toEqual([]);
    });
  }
}

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

test("every page of the site is accessible @every-page", async ({ page, request }) => {
  test.setTimeout(30 * 60_000);
  const found: string[] = [];
  for (const path of await pathsOfSitemap(request)) {
    await page.goto(path);
    found.push(...(await auditEveryLook(page)).map((line) => `${path} ${line}`));
  }
  expect(found).toEqual([]);
});
