import type { Modules } from "@strapi/strapi";
import { describe, expect, test } from "vitest";
import { translateMessage } from "../src/strapi-internals/error-messages.ts";
import { type Locale, publish, publishDraft } from "./publish.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();

type PageData = Modules.Documents.Params.Data.Input<"api::page.page">;

const publishPage = (data: Partial<PageData> & { slug: string }, locale: Locale = "nl") =>
  publishDraft(cms.strapi, "api::page.page", { title: "Titel", ...data }, locale);

const publishPublication = (path: string, locale: Locale = "nl") =>
  publishDraft(cms.strapi, "api::document.document", { title: "Boek", path, file: site.file }, locale);

async function publishRedirect(from: string, to: string) {
  const redirects = cms.strapi.documents("api::redirect.redirect");
  const { documentId } = await redirects.create({ data: { from, to } });
  return redirects.publish({ documentId });
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
  const publishAs = (state: "found" | "missing") =>
    publishDraft(cms.strapi, "api::poster.poster", { year: 1933, state });
  await expect(publishAs("found")).rejects.toThrow("heeft een afbeelding");
  await expect(publishAs("missing")).resolves.toHaveProperty("entries.0.year", 1933);
});

describe("a page isn't published", () => {
  test.each([
    ["nl", "evenementen/eigen-pagina"],
    ["en", "events/own-page"],
  ] as const)("in %s at %s, where the site shows something else", async (locale, slug) => {
    await expect(publishPage({ slug }, locale)).rejects.toThrow("is nooit te zien");
  });

  test.each([
    ["nl", "events/in-het-nederlands"],
    ["en", "evenementen/in-english"],
  ] as const)("in %s at %s, which is free: it is", async (locale, slug) => {
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

test.each(["feed.xml", "nacht.ics"])("an article isn't published at %s, which is a file of the site", async (slug) => {
  const data = { title: "Titel", slug, publishedOn: "2026-01-01T09:00:00.000Z" };
  const publishing = publishDraft(cms.strapi, "api::news-article.news-article", data);
  await expect(publishing).rejects.toThrow("is nooit te zien");
});

test("a publication isn't published at an address of the site, where a page is or where a redirect leads away", async () => {
  await publishRedirect("/oud-boek", "/nieuws");
  await publishRedirect("/en/old-book", "/en/news");
  for (const [locale, path, problem] of [
    ["nl", "/account/bestellingen", "is nooit te zien"],
    ["nl", "/diep/nl/alles", "Op /diep/nl/alles staat al ‘Alles (nl)’"],
    ["nl", "/oud-boek", "stuurt bezoekers van /oud-boek naar /nieuws. Depubliceer die eerst."],
    ["en", "/old-book", "stuurt bezoekers van /en/old-book naar /en/news. Depubliceer die eerst."],
  ] as const)
    await expect(publishPublication(path, locale)).rejects.toThrow(problem);
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
