import { beforeAll, expect, test } from "vitest";
import { readBlocks } from "../../contract/src/content/blocks.ts";
import { eventCardSchema } from "../../contract/src/content/cards.ts";
import { documentSchema, pageSchema } from "../../contract/src/content/documents.ts";
import { settingsSchema } from "../../contract/src/content/layout.ts";
import { listAnswer, singleAnswer } from "../../contract/src/response.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();

beforeAll(async () => {
  const uploads = cms.strapi.plugin("upload").service("upload");
  for (const id of [site.image, site.file]) await uploads.remove(await uploads.findOne(id));
});

test("a list stays readable after an editor removed a picture from the media library", async () => {
  const { body } = await cms.get("/events?view=card&locale=nl");
  expect(listAnswer(eventCardSchema).parse(body).data).toMatchObject([{ slug: "nacht-nl", cover: null }]);
});

test("a page keeps every block without its picture", async () => {
  const { body } = await cms.get("/pages?view=detail&locale=nl&filters[slug][$eq]=diep/nl/alles");
  const [page] = listAnswer(pageSchema).parse(body).data;
  const { blocks, dropped } = readBlocks(page?.blocks ?? []);
  const find = (kind: string) => blocks.find(({ __component }) => __component === kind);

  expect(dropped).toEqual([]);
  expect(find("blocks.hero")).toMatchObject({ image: null, buttons: [{ label: expect.any(String) }] });
  expect(find("blocks.text-with-media")).toMatchObject({ image: null });
  expect(find("blocks.gallery")).toMatchObject({ images: [] });
  expect(find("blocks.cards")).toMatchObject({ cards: [{ title: "Kaart", image: null }] });
  expect(find("blocks.downloads")).toMatchObject({ files: [] });
});

test("a publication without its file is absent, the settings stay readable", async () => {
  const documents = await cms.get("/documents?view=card&locale=nl");
  const settings = await cms.get("/settings?locale=nl");

  expect(listAnswer(documentSchema).parse(documents.body).data).toEqual([]);
  expect(singleAnswer(settingsSchema).parse(settings.body)).toMatchObject({
    logoLight: null,
    popup: { title: "De app", image: null },
  });
});
