import {
  localesSchema,
  menuNames,
  navigationSchema,
  navigationTreeSchema,
  settingsSchema,
} from "@circuit/contract/layout";
import { singleAnswer } from "@circuit/contract/response";
import { askContentSystem } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/test.ts";

const read = async (path: string): Promise<unknown> => (await askContentSystem(`/api${path}`)).json();

for (const locale of ["nl", "en"]) {
  test(`C04 the five menus (${locale}) are bare lists, FLAT unless a TREE is asked for`, async ({ request }) => {
    for (const name of menuNames) {
      const flat = navigationSchema.parse(await read(`/navigation/render/${name}?locale=${locale}`));
      const tree = navigationTreeSchema.parse(await read(`/navigation/render/${name}?locale=${locale}&type=TREE`));
      expect(flat.length, name).toBeGreaterThan(0);
      expect(tree.map(({ title }) => title)).toEqual(flat.map(({ title }) => title));
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

/** A change shows within a second; while browsers of other tests take all of the machine, later. */
const soon = { timeout: 30_000 };

test("R14 a page is on the site from the moment it is published until it is unpublished", async ({ request }) => {
  const editor = await Editor.logIn();
  const fields = { title: "Nachttrein", slug: `nachttrein-${Date.now()}`, heading: "De nachttrein rijdt", blocks: [] };
  const status = async () => (await request.get(`/${fields.slug}`)).status();
  const id = await editor.writePage(fields);
  try {
    expect(await status(), "a draft").toBe(404);
    const search = new URLSearchParams({
      "filters[slug][$eq]": fields.slug,
      status: "draft",
      publicationState: "preview",
    });
    expect(await read(`/pages?${search}`)).toMatchObject({ data: [] });

    const text = async (path: string) => (await request.get(path)).text();
    await editor.publishPage(id, fields);
    expect(await status(), "published").toBe(200);
    await expect.poll(() => text("/sitemap.xml"), soon).toContain(fields.slug);

    await editor.publishPage(id, { ...fields, heading: "De nachttrein rijdt door" });
    await expect.poll(() => text(`/${fields.slug}`), soon).toContain("De nachttrein rijdt door");

    await editor.unpublishPage(id);
    await expect.poll(status, { ...soon, message: "unpublished" }).toBe(404);
  } finally {
    await editor.removePage(id);
  }
});
