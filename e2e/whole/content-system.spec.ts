import {
  localesSchema,
  menuNames,
  navigationSchema,
  navigationTreeSchema,
  settingsSchema,
} from "@circuit/contract/layout";
import { singleAnswer } from "@circuit/contract/response";
import { askContentSystem, published } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/test.ts";

const read = async (path: string): Promise<unknown> => (await askContentSystem(`/api${path}`)).json();

for (const locale of ["nl", "en"]) {
  test(`C04 the menus (${locale}) are bare lists, FLAT unless a TREE is asked for`, async ({ request }) => {
    for (const name of menuNames) {
      const flat = navigationSchema.parse(await read(`/navigation/render/${name}?locale=${locale}`));
      const tree = navigationTreeSchema.parse(await read(`/navigation/render/${name}?locale=${locale}&type=TREE`));
      expect(flat.length, name).toBeGreaterThan(0);
      const ofTree = tree.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]);
      expect(ofTree).toEqual(flat.map(({ title }) => title));
      for (const { path } of flat.filter(({ type }) => type === "INTERNAL")) {
        expect((await request.get(path ?? "")).status(), `${path} in ${name}`).toBe(200);
      }
    }
  });
}

test("C04 an unknown menu is a 404", async () => {
  expect((await askContentSystem("/api/navigation/render/onbekend?locale=nl&type=FLAT")).status).toBe(404);
});

test("C05 the content system has Dutch and English", async () => {
  const locales = localesSchema.parse(await read("/i18n/locales"));
  expect(locales.map(({ code }) => code)).toEqual(["nl", "en"]);
});

test("C06 D02 the settings come in the data.attributes shape, per language", async () => {
  const answer = await read("/settings?locale=en&populate=hideNewsletterOnPage");
  expect(answer).toMatchObject({
    data: { attributes: { cartPage: "/en/cart", hideNewsletterOnPage: { data: expect.any(Array) } } },
  });
  const settings = singleAnswer(settingsSchema).parse(answer);
  expect(settings?.hideNewsletterOnPage.map(({ slug }) => slug)).toContain("cart");
});

test("C16 lists are asked for with nested bracket queries, one entry by its id", async () => {
  const list = "/events?locale=nl&view=card&filters[slug][$eq]=tt-drenthe&pagination[pageSize]=1";
  const [event] = (await (await askContentSystem(`/api${list}`)).json()).data;
  expect(event.attributes.title).toBe("TT Drenthe");
  const one = await (await askContentSystem(`/api/events/${event.documentId}?locale=en`)).json();
  expect(one.data.attributes).toMatchObject({ title: "TT Drenthe", locale: "en" });
});

test("nobody can change content, nor read a draft, without an account", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const path = method === "POST" ? "/api/pages" : "/api/pages/x";
    const answer = await askContentSystem(path, {
      method,
      headers: { "content-type": "application/json" },
      body: '{"data":{}}',
    });
    expect([401, 403, 404, 405], `${method} ${path}`).toContain(answer.status);
  }
});

/** Timeout for a change to show: a second on a quiet machine, more while other tests keep it busy. */
const soon = { timeout: 30_000 };

test("R14 an article that is published anew shows so on its own page, in the list, in the feed and at home", async ({
  request,
}) => {
  const editor = await Editor.logIn();
  const [newest] = await published.news("nl");
  if (newest === undefined) throw new Error("There is no news");
  // Its title stays, as other journeys may be looking for it.
  const { documentId, title, slug, publishedOn, summary } = newest;
  const changed = `Bijgewerkt om ${Date.now()}.`;
  const text = async (path: string) => (await request.get(path)).text();
  const places = [`/nieuws/${slug}`, "/nieuws", "/nieuws/feed.xml", "/"];
  for (const path of places) expect(await text(path), path).not.toContain(changed);
  try {
    await editor.publishArticle(documentId, { title, slug, publishedOn, summary: changed });
    for (const path of places) await expect.poll(() => text(path), { ...soon, message: path }).toContain(changed);
  } finally {
    await editor.publishArticle(documentId, { title, slug, publishedOn, summary });
  }
  for (const path of places) await expect.poll(() => text(path), { ...soon, message: path }).not.toContain(changed);
});
