import type { Modules, UID } from "@strapi/strapi";
import { describe, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { publishMenu } from "./menus.ts";
import { publish, publishDraft } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();

const dates = { startsAt: "2027-01-01T00:00:00.000Z", endsAt: "2027-01-02T00:00:00.000Z" };
const pages = () => cms.strapi.documents("api::page.page");
const page = (slug: string) => pages().create({ locale: "nl", data: { title: "Titel", slug }, status: "published" });
const withLink = (url: string) =>
  pages().create({
    locale: "nl",
    status: "published",
    data: {
      title: "Titel",
      slug: `link-${Math.random().toString(36).slice(2)}`,
      blocks: [{ __component: "blocks.cards", cards: [{ title: "Kaart", url }] }],
    },
  });

/** Publishes the Dutch settings with these changes. */
async function publishSettings(data: Partial<Modules.Documents.Params.Data.Input<"api::settings.settings">>) {
  const settings = cms.strapi.documents("api::settings.settings");
  const documentId = (await settings.findFirst({ locale: "nl" }))?.documentId ?? "";
  await settings.update({ documentId, locale: "nl", data });
  return settings.publish({ documentId, locale: "nl" });
}

describe("a slug", () => {
  test.each(["/voor", "achter/", "twee//strepen", "met spatie", "vraag?teken"])(
    "of a page can't be %s",
    async (slug) => {
      const message = expect.stringContaining("streepjes, en een / tussen twee delen");
      await expect(page(slug)).rejects.toMatchObject({ details: { errors: [{ path: ["slug"], message }] } });
    },
  );

  test("of an event has one segment", async () => {
    const data = { title: "Race", slug: "een/twee", ...dates };
    const created = cms.strapi.documents("api::event.event").create({ data, status: "published" });
    await expect(created).rejects.toMatchObject({ details: { errors: [{ path: ["slug"] }] } });
  });
});

test("a title is saved without the spaces and invisible characters that were pasted with it, in its parts too", async () => {
  const saved = await pages().create({
    locale: "nl",
    data: {
      title: "  “Proef\u00adrace”\u200b 🏁\u00a0van ’t Veen ",
      slug: "geplakt",
      blocks: [{ __component: "blocks.cards", cards: [{ title: " Kaart ", url: " /tickets " }] }],
    },
    populate: { blocks: { on: { "blocks.cards": { populate: "*" } } } },
  });
  expect(saved).toMatchObject({
    title: "“Proefrace” 🏁 van ’t Veen",
    blocks: [{ cards: [{ title: "Kaart", url: "/tickets" }] }],
  });
});

describe("E03 the address of a link", () => {
  test.each([
    "/tickets?dag=zo",
    "#programma",
    "mailto:info@circuit.example",
    "tel:+31592000000",
    "https://shop.example",
  ])("may be %s", async (url) => {
    await expect(withLink(url)).resolves.toHaveProperty("documentId");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//kwaad.example",
    "/\\kwaad.example",
    "tickets",
    "blob:x",
  ])("may not be %s", async (url) => {
    const path = ["blocks", "0", "cards", "0", "url"];
    await expect(withLink(url)).rejects.toMatchObject({ details: { errors: [{ path }] } });
  });
});

describe("publishing is refused with a sentence an editor understands", () => {
  test("when a menu of that name exists already, or a link of a menu leads nowhere", async () => {
    await publishMenu(cms.strapi, site);
    const twin = publishDraft(cms.strapi, "api::menu.menu", { title: "Dubbel", name: "primary" });
    await expect(twin).rejects.toThrow("Er is al een menu ‘primary’");
    const items = [{ title: "Leeg", type: "INTERNAL" as const }];
    const menu = publishDraft(cms.strapi, "api::menu.menu", { title: "Onder", name: "legal", items });
    await expect(menu).rejects.toThrow("De link ‘Leeg’ heeft nog geen doel");
  });

  const events = () => cms.strapi.documents("api::event.event");

  /** A draft of an event. */
  async function eventOf(startsAt: string, endsAt: string) {
    const data = { title: "Om", slug: "om", startsAt, endsAt };
    return { documentId: (await events().create({ locale: "nl", data })).documentId, locale: "nl" };
  }

  test("when an event ends before it starts, or lasts more than 31 days, as one with a slip in its year", async () => {
    const event = await eventOf("2027-05-01T08:00:00.000Z", "2027-04-30T08:00:00.000Z");
    await expect(events().publish(event)).rejects.toThrow("eindigt voordat het begint");
    await events().update({ ...event, data: { endsAt: "2047-05-02T16:00:00.000Z" } });
    await expect(events().publish(event)).rejects.toThrow("Einde: het evenement duurt langer dan 31 dagen");
    await events().update({ ...event, data: { endsAt: "2027-06-01T08:00:00.000Z" } });
    await events().publish(event);
    await events().delete({ ...event, locale: "*" });
  });

  test("when an event was moved and has no new date", async () => {
    const event = await eventOf("2027-05-01T08:00:00.000Z", "2027-05-02T16:00:00.000Z");
    await events().publish(event);
    await events().update({ ...event, data: { state: "moved" } });
    await expect(events().publish(event)).rejects.toThrow("begint nog op het oude moment");
    const moved = { startsAt: "2027-05-08T08:00:00.000Z", endsAt: "2027-05-09T16:00:00.000Z" };
    await events().update({ ...event, data: moved });
    await events().publish(event);
    await events().delete({ ...event, locale: "*" });
  });

  test("K04 when letters can’t be read on a brand colour", async () => {
    const dark = "#0B1416";
    const publishing = publishSettings({ colours: { primary: "#00205B", dark } });
    await expect(publishing).rejects.toThrow("Op ‘Groen (primair)’ zijn letters niet te lezen");
    await publishSettings({ colours: { primary: "#00B259", dark } });
  });

  test("when the circuit’s VAT number or its number at the chamber of commerce is none", async () => {
    const publishWith = (vatNumber: string, chamberNumber: string) => publishSettings({ vatNumber, chamberNumber });
    await expect(publishWith("abc", "")).rejects.toThrow("‘Btw-nummer’ is geen");
    await expect(publishWith("", "kvk?")).rejects.toThrow("‘KvK-nummer’ is geen");
    await expect(publishWith("NL 0000.00.026 B01", "0000 0026")).resolves.toBeDefined();
    await expect(publishWith("", "")).resolves.toBeDefined();
  });

  test("when the smallest group is the largest", async () => {
    const data = { title: "Om", slug: "om", priceCents: 100, vatRate: 21, groupSizeMin: 20, groupSizeMax: 10 };
    const publishing = publishDraft(cms.strapi, "api::arrangement.arrangement", data);
    await expect(publishing).rejects.toThrow("groter dan de grootste");
  });
});

test("a new price, published in Dutch, is the English price too", async () => {
  const arrangements = cms.strapi.documents("api::arrangement.arrangement");
  await arrangements.update({ documentId: site.arrangement, locale: "nl", data: { priceCents: 31_000 } });
  await arrangements.publish({ documentId: site.arrangement, locale: "nl" });

  const english = await arrangements.findOne({ documentId: site.arrangement, locale: "en", status: "published" });
  expect(english).toMatchObject({ priceCents: 31_000, title: "Paddock (en)" });
});

test("a new logo of a shared setting reaches the English settings, its texts stay", async () => {
  await publishSettings({ brandName: "Circuit Nieuw", logoDark: null });

  const { body } = await cms.get("/settings?locale=en");
  expect(body).toMatchObject({
    data: { attributes: { brandName: "Circuit Nieuw", cartPage: "/en/diep/en/alles", logoDark: { data: null } } },
  });
  expect(body).toHaveProperty("data.attributes.logoLight.data.attributes.url");
});

test("an event that comes back after being unpublished is back on the pages that show it", async () => {
  const events = cms.strapi.documents("api::event.event");
  const shown = async () =>
    JSON.stringify((await cms.get("/arrangements?view=detail&locale=nl")).body).includes('"nacht-nl"');
  await events.unpublish({ documentId: site.event, locale: "nl" });
  expect(await shown()).toBe(false);

  await events.publish({ documentId: site.event, locale: "nl" });
  expect(await shown()).toBe(true);
});

test("a page an editor is still changing isn't published by publishing something it links to", async () => {
  const event = await publish(cms.strapi, "api::event.event", (locale) => ({
    title: "Later",
    slug: `later-${locale}`,
    ...dates,
  }));
  await cms.strapi.documents("api::event.event").unpublish({ documentId: event, locale: "nl" });
  const blocks = [{ __component: "blocks.featured-events" as const, events: [event] }];
  const { documentId } = await page("nog-bezig");
  await pages().update({ documentId, locale: "nl", data: { title: "Halverwege", blocks } });

  await cms.strapi.documents("api::event.event").publish({ documentId: event, locale: "nl" });
  expect(await pages().findOne({ documentId, locale: "nl", status: "published" })).toHaveProperty("title", "Titel");
});

describe("the editor's forms", () => {
  const configurations = () => cms.strapi.plugin("content-manager").service("content-types");

  test("have the Dutch labels that their schemas give", async () => {
    const { metadatas, layouts } = await configurations().findConfiguration({ uid: "api::page.page" });
    const fields: string[] = layouts.edit.flat().map((field: { name: string }) => field.name);
    const labels = fields.map((field) => (metadatas[field] satisfies { edit: { label?: string } }).edit.label);

    expect(fields.length).toBeGreaterThan(2);
    expect(labels.filter((label, index) => label === undefined || label === fields[index])).toEqual([]);
  });

  test("keep what an editor changed, after a restart too", async () => {
    const uid = "api::partner.partner" satisfies UID.ContentType;
    const { metadatas, ...rest } = await configurations().findConfiguration({ uid });
    metadatas.name.edit.label = "Sponsor";
    await configurations().updateConfiguration({ uid }, { ...rest, metadatas });

    await configurations().syncConfigurations();
    expect((await configurations().findConfiguration({ uid })).metadatas.name.edit.label).toBe("Sponsor");
  });
});

test("a language that an administrator removed stays away", async () => {
  const locales = cms.strapi.db.query("plugin::i18n.locale");
  await locales.delete({ where: { code: "en" } });

  await addLanguages(cms.strapi);
  expect(await locales.count({ where: { code: "en" } })).toBe(0);
});
