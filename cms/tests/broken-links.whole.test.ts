import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { attributesByOwner } from "../src/content/uses/schema-attributes.ts";
import { refusal } from "./panel.ts";
import { makePicture, upload } from "./publish.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";

const { cms } = cmsWithSiteForFile();
const editor = panelForFile(cms, "editor");

beforeAll(async () => {
  const pages = cms.strapi.documents("api::page.page");
  await pages.create({ locale: "nl", data: { title: "Nog niet af", slug: "nog-niet-af" } });
  const redirects = cms.strapi.documents("api::redirect.redirect");
  await redirects.create({ data: { from: "/verhuisd", to: "/" }, status: "published" });
});

let count = 0;

/** Publishes a new page with these blocks, as the panel does. */
async function publishPage(blocks: object[], language = "nl") {
  count += 1;
  const fields = { title: "Met links", slug: `met-links-${count}`, blocks };
  const path = "/collection-types/api::page.page/actions/publish?locale=nl";
  return editor.ask("POST", path, fields, { "x-panel-language": language });
}

const text = (url: string) => ({
  __component: "blocks.rich-text",
  content: [
    {
      type: "list",
      format: "unordered",
      children: [{ type: "list-item", children: [{ type: "link", url, children: [{ type: "text", text: "klik" }] }] }],
    },
  ],
});
const card = (url: string) => ({
  __component: "blocks.cards",
  cards: [
    { title: "Kaart", url: "/" },
    { title: "Kijken", url },
  ],
});
const button = (url: string) => ({
  __component: "blocks.call-to-action",
  title: "Kom",
  buttons: [{ label: "Koop", url }],
});

describe("a link to nowhere keeps a page from being published, and its place is named:", () => {
  test.each([
    ["a text", text("/bestaat-niet"), "Inhoud › 2 (Tekst)"],
    ["a card", card("/bestaat-niet"), "Inhoud › 2 (Kaarten) › Kaarten › 2 (Kijken)"],
    ["a button", button("/bestaat-niet"), "Inhoud › 2 (Kom) › Knoppen › 1 (Koop) › Adres"],
  ])("in %s", async (_what, block, place) => {
    const { status, body } = await publishPage([{ __component: "blocks.newsletter" }, block]);
    expect(status).toBe(400);
    expect(refusal(body)).toContain(place);
    expect(refusal(body)).toContain("/bestaat-niet, en daar staat niets");
    expect(refusal((await publishPage([block], "en")).body)).toContain("A link leads nowhere");
  });

  test.each([
    "/en/bestaat-niet",
    "/100%",
    "/evenementen/geen",
    "/nieuws/geen?deel=2",
    "/bestaat-niet#boven",
    "http://localhost:3000/geen",
  ])("to %s", async (url) => {
    expect((await publishPage([button(url)])).status).toBe(400);
  });

  test.each([
    ["text", "//evil.example", /bij ‘Inhoud › 1 \(Tekst\) › Tekst’ staat \/\/evil\.example, en dat is geen adres/u],
    ["text", "/\\\\evil.example", /geen adres/u],
    ["text", "http://foo", /staat http:\/\/foo, en dat is geen adres/u],
    ["text", "https://.nl", /geen adres/u],
    ["text", "https://localhost/pad", /geen adres/u],
    ["text", "https://iets.invalid", /geen adres/u],
    ["button", "http://foo", /geen adres/u],
    [
      "button",
      "/uploads/bestaat-niet.pdf",
      /\/uploads\/bestaat-niet\.pdf, en dat bestand staat niet in de mediabibliotheek/u,
    ],
  ] as const)("in a %s to %s, which can’t be there", async (kind, url, words) => {
    const { status, body } = await publishPage([kind === "text" ? text(url) : button(url)]);
    expect(status).toBe(400);
    expect(refusal(body)).toMatch(words);
  });

  test("but not to a file of the media library, or a size of a picture", async () => {
    const id = await upload(cms.strapi, "Baan met spatie.jpg", "image/jpeg", await makePicture());
    const { url, formats } = await cms.strapi.db.query("plugin::upload.file").findOne({ where: { id } });
    const [size] = z.array(z.object({ url: z.string() })).parse(Object.values(formats));
    for (const address of [url, `${url}?download=1`, size?.url ?? ""]) {
      expect([address, (await publishPage([button(address)])).status]).toEqual([address, 200]);
    }
    expect((await publishPage([button(`${url}x`)])).status).toBe(400);
  });

  test("but not to what is there, or elsewhere", async () => {
    const own =
      "/ /en /diep/nl/alles /en/diep/en/alles /evenementen/nacht-nl /evenementen/nacht-nl.ics " +
      "/diep/nl/alles/?dag=zo#boven /Diep/NL/alles /nieuws/feed.xml /verhuisd /nog-niet-af #boven";
    const elsewhere =
      "mailto:info@circuit.example https://elders.example/geen https://elders.example.:8443/geen?a=b#c " +
      "https://münchen.example/straße http://192.0.2.7/pad https://[2001:db8::1]/ tel:+31592123456";
    const { status, body } = await publishPage(`${own} ${elsewhere}`.split(" ").map(button));
    expect({ status, body }).toMatchObject({ status: 200 });
  });
});

test("a menu's fixed path leads somewhere too", async () => {
  const items = [{ title: "Weg", type: "INTERNAL", path: "/bestaat-niet" }];
  const path = "/collection-types/api::menu.menu/actions/publish?locale=nl";
  const { status, body } = await editor.ask("POST", path, { title: "Onder", name: "legal", items });
  expect(status).toBe(400);
  expect(refusal(body)).toContain("Vast pad");
});

test("every field that may hold an address of the site is looked at", () => {
  const written = attributesByOwner(cms.strapi).flatMap(({ uid, attributes }) =>
    attributes.filter(({ regex }) => regex?.test("/tickets") === true).map(({ name, regex }) => ({ uid, name, regex })),
  );
  const unseen = written.filter(({ regex }) => regex?.test("/een-pad/twee?dag=zo#boven") !== true);

  expect(written.length).toBeGreaterThan(10);
  // These hold the address of something itself, not a link.
  expect(unseen.map(({ uid, name }) => `${uid} ${name}`).toSorted()).toEqual([
    "api::document.document path",
    "api::redirect.redirect from",
  ]);
});

test("an address that is only for other websites is looked at as well", async () => {
  const fields = { name: "Maat", url: "https://maat" };
  const attributes = attributesByOwner(cms.strapi).find(({ uid }) => uid === "api::partner.partner")?.attributes ?? [];
  const column = attributes.find(({ regex }) => regex?.test("https://elders.example") === true)?.name ?? "";
  const path = "/collection-types/api::partner.partner/actions/publish?locale=nl";
  const { status, body } = await editor.ask("POST", path, { name: fields.name, [column]: fields.url });
  expect([status, refusal(body)]).toEqual([400, expect.stringContaining("https://maat, en dat is geen adres")]);
});
