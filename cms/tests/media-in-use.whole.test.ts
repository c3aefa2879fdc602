import { describe, expect, test } from "vitest";
import * as z from "zod";
import { refusal } from "./panel.ts";
import { makeSmallPicture, upload } from "./publish.ts";
import { cmsWithSiteForFile, panelForFile } from "./shared-cms.ts";

const { cms, site } = cmsWithSiteForFile();
const editor = panelForFile(cms, "editor");
const visitor = panelForFile(cms, "inbox");

const remove = (id: number) => editor.ask("DELETE", `//upload/files/${id}`);
const removeMany = (body: object) => editor.ask("POST", "//upload/actions/bulk-delete", body);
const picture = async (name: string) => upload(cms.strapi, name, "image/jpeg", await makeSmallPicture());
const exists = async (id: number) => (await cms.strapi.db.query("plugin::upload.file").count({ where: { id } })) === 1;

const usesSchema = z.object({
  uses: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      documentId: z.string(),
      locale: z.string().nullable(),
      isPublished: z.boolean(),
    }),
  ),
});
const usesOf = async (id: number) => usesSchema.parse((await editor.ask("GET", `//uses/files/${id}`)).body).uses;

describe("a file that the site shows isn't deleted", () => {
  test.each(["image", "file"] as const)("by itself, nor with others: the site's %s", async (kind) => {
    const id = site[kind];
    const alone = await remove(id);
    expect(alone.status).toBe(400);
    expect(refusal(alone.body)).toMatch(/staat nog op de site: ‘.+’ \(.+\).*\. Haal het daar eerst weg/u);

    const other = await picture("los.jpg");
    expect((await removeMany({ fileIds: [other, id] })).status).toBe(400);
    expect([await exists(id), await exists(other)]).toEqual([true, true]);
    expect((await remove(other)).status).toBe(200);
  });

  test("with the folder that it is in", async () => {
    const folders = cms.strapi.plugin("upload").service("folder");
    const folder = await folders.create({ name: "Banners", parent: null });
    const inner = await folders.create({ name: "Zomer", parent: folder.id });
    const id = await picture("zomer.jpg");
    const files = cms.strapi.db.query("plugin::upload.file");
    await files.update({ where: { id }, data: { folder: inner.id, folderPath: inner.path } });
    const partners = cms.strapi.documents("api::partner.partner");
    await partners.create({ locale: "nl", data: { name: "Zomerpartner", logo: { image: id } }, status: "published" });

    const refused = await removeMany({ folderIds: [folder.id] });
    expect(refused.status).toBe(400);
    expect(refusal(refused.body)).toContain("‘zomer.jpg’ staat nog op de site: ‘Zomerpartner’");
    expect(await exists(id)).toBe(true);
  });

  test("when it stands in a text only", async () => {
    const id = await picture("in-een-tekst.jpg");
    const file = await cms.strapi.db.query("plugin::upload.file").findOne({ where: { id } });
    const image = { ...file, related: undefined };
    const children: [{ type: "text"; text: "" }] = [{ type: "text", text: "" }];
    const content = [{ type: "image" as const, image, children }];
    await cms.strapi.documents("api::page.page").create({
      locale: "nl",
      data: { title: "Met tekst", slug: "met-tekst", blocks: [{ __component: "blocks.rich-text", content }] },
      status: "published",
    });

    expect(refusal((await remove(id)).body)).toContain("‘Met tekst’ (Pagina, nl)");
  });
});

test("a file that only drafts use goes, and the library says which", async () => {
  const id = await picture("schets.jpg");
  const pages = cms.strapi.documents("api::page.page");
  const blocks = [{ __component: "blocks.gallery" as const, images: [{ image: id }] }];
  await pages.create({ locale: "nl", data: { title: "Schets", slug: "schets", blocks } });

  expect(await usesOf(id)).toMatchObject([{ type: "Pagina", title: "Schets", isPublished: false }]);
  expect((await remove(id)).status).toBe(200);
});

test("the library says where a file is used, each place once, what is published first", async () => {
  const uses = await usesOf(site.image);
  expect(uses.length).toBeGreaterThan(5);
  expect(new Set(uses.map((use) => JSON.stringify(use))).size).toBe(uses.length);
  const firstDraft = uses.findIndex(({ isPublished }) => !isPublished);
  expect(firstDraft === -1 || uses.slice(firstDraft).every(({ isPublished }) => !isPublished)).toBe(true);
  expect((await visitor.ask("GET", `//uses/files/${site.image}`)).status).toBe(403);
});
