import type { Modules } from "@strapi/strapi";
import { beforeAll, expect, test } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { type Locale, makeSmallPicture, publishDraft, upload } from "./publish.ts";
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

type Blocks = NonNullable<Modules.Documents.Params.Data.Input<"api::page.page">["blocks"]>;

const publishPage = (blocks: Blocks, locale: Locale = "nl") => {
  const slug = `foto-${Math.random().toString(36).slice(2)}`;
  return publishDraft(cms.strapi, "api::page.page", { title: "Foto", slug, blocks }, locale);
};

const gallery = (...pictures: object[]) => ({
  __component: "blocks.gallery" as const,
  images: pictures.map((texts) => ({ image, ...texts })),
});

test("a page isn't published with a picture that says nothing: its block has the number that it has on the screen", async () => {
  await describeInLibrary(null);
  const table = { __component: "blocks.table" as const, caption: "Tijden", rows: "a | b\n1 | 2" };
  const decoration = gallery({ decorative: true });
  await expect(publishPage([table, decoration, gallery({})])).rejects.toThrow("De afbeelding bij blok 3 (Galerij)");
  await expect(publishPage([decoration], "en")).resolves.toHaveProperty("documentId");
});

test("the library's text counts in Dutch, and not in English", async () => {
  await describeInLibrary("Een bocht");
  await expect(publishPage([gallery({})])).resolves.toHaveProperty("documentId");
  const half = gallery({ alternativeText: "A bend" }, {});
  await expect(publishPage([half], "en")).rejects.toThrow("alternatieve tekst");
});

test("an event isn't published in English under a cover without an English text", async () => {
  const times = { startsAt: "2027-01-01T00:00:00.000Z", endsAt: "2027-01-02T00:00:00.000Z" };
  const data = { title: "Race", slug: "race-and-cover", ...times, cover: { image } };
  const publishing = publishDraft(cms.strapi, "api::event.event", data, "en");
  await expect(publishing).rejects.toThrow("De afbeelding bij ‘Afbeelding’");
});

test("a banner isn't published without the file of its picture, and a cover may go without", async () => {
  const noFile = { alternativeText: "Een bocht", image: null };
  const hero = { __component: "blocks.hero" as const, title: "Welkom", image: noFile };
  await expect(publishPage([hero])).rejects.toThrow("De afbeelding bij blok 1 (Openingsbeeld) heeft nog geen bestand");
  const poster = publishDraft(cms.strapi, "api::poster.poster", { year: 1970, image: { image: null } });
  await expect(poster).resolves.toHaveProperty("documentId");
});
