import { beforeAll, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { makeSmallPicture, upload } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
let image: number;

beforeAll(async () => {
  await addLanguages(cms.strapi);
  image = await upload(cms.strapi, "bocht.jpg", "image/jpeg", await makeSmallPicture());
});

async function describeInLibrary(alternativeText: string | null) {
  await cms.strapi.db.query("plugin::upload.file").update({ where: { id: image }, data: { alternativeText } });
}

async function publishGallery(locale: string, ...pictures: object[]) {
  const images = pictures.map((texts) => ({ image, ...texts }));
  const blocks = [{ __component: "blocks.gallery" as const, images }];
  const slug = `foto-${Math.random().toString(36).slice(2)}`;
  const pages = cms.strapi.documents("api::page.page");
  const { documentId } = await pages.create({ locale, data: { title: "Foto", slug, blocks } });
  return pages.publish({ documentId, locale });
}

test("a page isn't published with a picture that says nothing in its language", async () => {
  await describeInLibrary(null);
  await expect(publishGallery("nl", {})).rejects.toThrow("De afbeelding bij blok 1");
});

test("the block with such a picture has the number that it has on the screen", async () => {
  await describeInLibrary(null);
  const table = { __component: "blocks.table" as const, caption: "Tijden", rows: "a | b\n1 | 2" };
  const quote = { __component: "blocks.quote" as const, text: "Wat een bocht" };
  const gallery = { __component: "blocks.gallery" as const, images: [{ image, decorative: true }, { image }] };
  const documents = cms.strapi.documents("api::page.page");
  const data = { title: "Foto", slug: "derde-blok", blocks: [table, quote, gallery] };
  const { documentId } = await documents.create({ locale: "nl", data });
  await expect(documents.publish({ documentId, locale: "nl" })).rejects.toThrow("bij blok 3 (Galerij)");
});

test("the library's text counts in Dutch, and not in English", async () => {
  await describeInLibrary("Een bocht");
  await expect(publishGallery("nl", {})).resolves.toHaveProperty("documentId");
  await expect(publishGallery("en", { alternativeText: "A bend" }, {})).rejects.toThrow("alternatieve tekst");
});

test("a picture that only decorates needs no text", async () => {
  await expect(publishGallery("en", { decorative: true })).resolves.toHaveProperty("documentId");
});

test("an event isn't published in English under a cover without an English text", async () => {
  const times = { startsAt: "2027-01-01T00:00:00.000Z", endsAt: "2027-01-02T00:00:00.000Z" };
  const data = { title: "Race", slug: "race-and-cover", ...times, cover: { image } };
  const events = cms.strapi.documents("api::event.event");
  const { documentId } = await events.create({ locale: "en", data });
  await expect(events.publish({ documentId, locale: "en" })).rejects.toThrow("De afbeelding bij ‘Afbeelding’");
});

test("a banner isn't published without the file of its picture, and a cover may go without", async () => {
  const noFile = { alternativeText: "Een bocht", image: null };
  const hero = { __component: "blocks.hero" as const, title: "Welkom", image: noFile };
  const pages = cms.strapi.documents("api::page.page");
  const page = await pages.create({ locale: "nl", data: { title: "Kaal", slug: "kaal", blocks: [hero] } });
  await expect(pages.publish({ documentId: page.documentId, locale: "nl" })).rejects.toThrow(
    "De afbeelding bij blok 1 (Openingsbeeld) heeft nog geen bestand",
  );
  const posters = cms.strapi.documents("api::poster.poster");
  const poster = await posters.create({ locale: "nl", data: { year: 1970, image: { image: null } } });
  await expect(posters.publish({ documentId: poster.documentId, locale: "nl" })).resolves.toHaveProperty("documentId");
});
