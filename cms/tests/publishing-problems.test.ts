import { describe, expect, test } from "vitest";
import { translateMessage } from "../src/strapi-internals/error-messages.ts";
import { publish } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();

type PageData = NonNullable<Parameters<ReturnType<typeof pages>["create"]>[0]["data"]>;

const pages = () => cms.strapi.documents("api::page.page");
const redirects = () => cms.strapi.documents("api::redirect.redirect");

async function publishPage(data: Partial<PageData> & { slug: string }, locale = "nl") {
  const { documentId } = await pages().create({ locale, data: { title: "Titel", ...data } });
  return pages().publish({ documentId, locale });
}

async function publishRedirect(from: string, to: string) {
  const { documentId } = await redirects().create({ data: { from, to } });
  return redirects().publish({ documentId });
}

test("a place to stay isn't published with a row of prices for no event, or with two for one", async () => {
  const events = cms.strapi.documents("api::event.event");
  const stays = cms.strapi.documents("api::accommodation.accommodation");
  const starts = { startsAt: "2027-07-02T08:00:00.000Z", endsAt: "2027-07-02T16:00:00.000Z" };
  const data = { title: "Zandloop", slug: "zandloop-prijs", ...starts };
  const { documentId: event } = await events.create({ locale: "nl", data });
  const stay = { title: "Camping Ven", slug: "camping-ven-prijs" };
  const { documentId } = await stays.create({ locale: "nl", data: stay });
  const publishWith = async (offers: { event?: string; priceFromCents: number }[]) => {
    await stays.update({ documentId, locale: "nl", data: { offers } });
    return stays.publish({ documentId, locale: "nl" });
  };

  const offer = { event, priceFromCents: 4500 };
  await expect(publishWith([offer, { priceFromCents: 9000 }])).rejects.toThrow("bij regel 2");
  await expect(publishWith([offer, { ...offer, priceFromCents: 9000 }])).rejects.toThrow("‘Zandloop’ twee keer");
  await expect(publishWith([offer])).resolves.toHaveProperty("entries.0.title", "Camping Ven");
});

test("a poster that was found isn't published without its picture: the site would ask visitors for it", async () => {
  const posters = cms.strapi.documents("api::poster.poster");
  const publishAs = async (state: "found" | "missing") => {
    const { documentId } = await posters.create({ locale: "nl", data: { year: 1933, state } });
    return posters.publish({ documentId, locale: "nl" });
  };
  await expect(publishAs("found")).rejects.toThrow("heeft een afbeelding");
  await expect(publishAs("missing")).resolves.toHaveProperty("entries.0.year", 1933);
});

describe("a page isn't published", () => {
  test.each([
    ["nl", "evenementen/eigen-pagina"],
    ["en", "events/own-page"],
  ])("in %s at %s, where the site shows something else", async (locale, slug) => {
    await expect(publishPage({ slug }, locale)).rejects.toThrow("is nooit te zien");
  });

  test.each([
    ["nl", "events/in-het-nederlands"],
    ["en", "evenementen/in-english"],
  ])("in %s at %s, which is free: it is", async (locale, slug) => {
    await expect(publishPage({ slug }, locale)).resolves.toHaveProperty("entries.0.slug", slug);
  });

  test("where a redirect leads away from it", async () => {
    await publishRedirect("/verhuisd", "/nieuws");

    await expect(publishPage({ slug: "verhuisd" })).rejects.toThrow("stuurt bezoekers van /verhuisd naar /nieuws");
    await expect(publishPage({ slug: "verhuisd" }, "en")).resolves.toHaveProperty("entries");
  });

  test("where a publication is", async () => {
    const file = site.file;
    await publish(cms.strapi, "api::document.document", () => ({ title: "Huisregels", path: "/huisregels", file }));

    await expect(publishPage({ slug: "huisregels" })).rejects.toThrow("Op /huisregels staat al ‘Huisregels’");
    await expect(publishPage({ slug: "huisregels" }, "en")).rejects.toThrow("Op /en/huisregels staat al");
  });

  test.each([
    [{ __component: "blocks.video" as const, title: "Ronde" }, "De video ‘Ronde’ heeft nog geen film"],
    [{ __component: "blocks.countdown" as const, title: "Nog even" }, "De aftelklok ‘Nog even’ telt nergens naar af"],
  ])("with a block that shows nothing: %j", async (block, problem) => {
    await expect(publishPage({ slug: "blok", blocks: [block] })).rejects.toThrow(problem);
  });
});

test("no publication is published at an address that the site keeps for itself", async () => {
  const documents = cms.strapi.documents("api::document.document");
  const data = { title: "Boek", path: "/account/bestellingen", file: site.file };
  const { documentId } = await documents.create({ locale: "nl", data });
  await expect(documents.publish({ documentId, locale: "nl" })).rejects.toThrow("is nooit te zien");
});

test.each(["feed.xml", "nacht.ics"])("an article isn't published at %s, which is a file of the site", async (slug) => {
  const news = cms.strapi.documents("api::news-article.news-article");
  const data = { title: "Titel", slug, publishedOn: "2026-01-01T09:00:00.000Z" };
  const { documentId } = await news.create({ locale: "nl", data });
  await expect(news.publish({ documentId, locale: "nl" })).rejects.toThrow("is nooit te zien");
});

test("a publication isn't published where a page is", async () => {
  const documents = cms.strapi.documents("api::document.document");
  const path = "/diep/nl/alles";
  const { documentId } = await documents.create({ locale: "nl", data: { title: "Boek", path, file: site.file } });

  await expect(documents.publish({ documentId, locale: "nl" })).rejects.toThrow(`Op ${path} staat al ‘Alles (nl)’`);
});

test("a publication isn't published where a redirect leads away from it", async () => {
  await publishRedirect("/oud-boek", "/nieuws");
  await publishRedirect("/en/old-book", "/en/news");
  const documents = cms.strapi.documents("api::document.document");
  for (const [locale, path, away] of [
    ["nl", "/oud-boek", "van /oud-boek naar /nieuws. Depubliceer die eerst."],
    ["en", "/old-book", "van /en/old-book naar /en/news. Depubliceer die eerst."],
  ] as const) {
    const { documentId } = await documents.create({ locale, data: { title: "Boek", path, file: site.file } });
    const publishing = documents.publish({ documentId, locale });
    await expect(publishing).rejects.toThrow(`Een doorverwijzing stuurt bezoekers ${away}`);
  }
});

describe("a redirect isn't published", () => {
  test.each([
    ["/slot?id=3", "/nieuws", "haal het vraagteken en wat erop volgt weg, en schrijf /slot"],
    ["/diep/nl/alles", "/nieuws", "Op /diep/nl/alles staat ‘Alles (nl)’"],
    ["/en", "/nieuws", "Op /en staat ‘Voorpagina (en)’"],
    ["/en/events/nacht-en", "/nieuws", "Op /en/events/nacht-en staat"],
  ])("from %s to %s", async (from, to, problem) => {
    await expect(publishRedirect(from, to)).rejects.toThrow(problem);
  });

  test("when others lead back to it", async () => {
    await publishRedirect("/een", "/twee");
    await publishRedirect("/twee", "/drie?dag=zo");

    await expect(publishRedirect("/drie", "/een")).rejects.toThrow("/een stuurt weer door naar /drie");
  });

  test("from an address in the other language of a page: it is", async () => {
    await expect(publishRedirect("/diep/en/alles", "/en/diep/en/alles")).resolves.toHaveProperty("entries");
  });
});

describe("an editor reads in Dutch", () => {
  test("that a value is taken", async () => {
    await publishRedirect("/al-bezet", "/nieuws");
    await expect(publishRedirect("/al-bezet", "/tickets")).rejects.toMatchObject({
      message: "‘Van’ is al in gebruik: kies iets anders.",
      details: { errors: [{ path: ["from"], message: "‘Van’ is al in gebruik: kies iets anders." }] },
    });
  });

  test("that an address can't be one", async () => {
    const message =
      "‘Slug’ is geen adres: gebruik alleen letters zonder accent, cijfers en streepjes, en een / tussen twee delen.";
    const created = pages().create({ locale: "nl", data: { title: "Titel", slug: "met spatie" }, status: "published" });
    await expect(created).rejects.toMatchObject({ message, details: { errors: [{ path: ["slug"], message }] } });
  });

  test.each([
    ["blocks[0].text must be a `string` type, but the final value was: `null`.", "Dit is verplicht."],
    ["priceFromCents must be greater than or equal to 0", "Dit is te laag: minstens 0."],
    ['priceFromCents must be a `number` type, but the final value was: `"negen"`.', "Dit is geen geldige waarde."],
    ["3 errors occurred", "3 velden kloppen nog niet."],
    ["De link ‘Leeg’ heeft nog geen doel", "De link ‘Leeg’ heeft nog geen doel"],
  ])("for %s: %s", (english, dutch) => {
    expect(translateMessage(english, "nl")).toBe(dutch);
  });

  test("that a link inside a text leads nowhere", async () => {
    const children = [{ type: "text" as const, text: "klik" }];
    const link = { type: "link" as const, url: "javascript:alert(1)", rel: "", target: "", children };
    const content = [{ type: "paragraph" as const, children: [link] }];
    const blocks = [{ __component: "blocks.rich-text" as const, content }];

    await expect(publishPage({ slug: "link", blocks })).rejects.toThrow("heeft geen geldig adres");
  });
});
