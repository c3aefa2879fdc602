import { describe, expect, test } from "vitest";
import * as z from "zod";
import { expectRefused, type Panel, refusal } from "./panel.ts";
import { makeSmallPicture, upload } from "./publish.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
const author = panelForFile(cms, "author");
const editor = panelForFile(cms, "editor");

const folderSchema = z.object({ data: z.object({ id: z.number(), path: z.string() }) });

async function makeFolder(who: Panel, name: string, parent: number | null = null) {
  const answer = await who.ask("POST", "//upload/folders", { name, parent });
  expect(answer.status).toBe(201);
  return folderSchema.parse(answer.body).data;
}

/** Puts a picture in the library as somebody. @param email - Their first name, as in their address. */
async function makeFile(email: string, folder?: { id: number; path: string }): Promise<number> {
  const id = await upload(cms.strapi, "foto.jpg", "image/jpeg", await makeSmallPicture());
  const where = { email: { $startsWith: email } };
  const { id: createdBy }: { id: number } = await cms.strapi.db.query("admin::user").findOne({ where });
  const data = { createdBy, ...(folder && { folder: folder.id, folderPath: folder.path }) };
  await cms.strapi.db.query("plugin::upload.file").update({ where: { id }, data });
  return id;
}

const exists = async (id: number) => (await cms.strapi.db.query("plugin::upload.file").count({ where: { id } })) === 1;
const remove = (who: Panel, body: object) => who.ask("POST", "//upload/actions/bulk-delete", body);
const move = (who: Panel, body: object) => who.ask("POST", "//upload/actions/bulk-move", body);

describe("an author leaves files of others where they are:", () => {
  test("deletes several files only when all are its own", async () => {
    const [own, others] = [await makeFile("anna"), await makeFile("edith")];
    const refused = await remove(author, { fileIds: [own, others] });

    expect(refused.status).toBe(403);
    expect(refusal(refused.body)).toContain("bestanden van anderen");
    expect([await exists(own), await exists(others)]).toEqual([true, true]);
    expect((await remove(author, { fileIds: [own] })).status).toBe(200);
    expect((await remove(editor, { fileIds: [others] })).status).toBe(200);
  });

  test("deletes no folder with a file of somebody else, at any depth", async () => {
    const outer = await makeFolder(author, "Van Anna");
    const inner = await makeFolder(author, "Dieper", outer.id);
    const [own, others] = [await makeFile("anna", inner), await makeFile("edith", inner)];
    const words = { nl: "bestanden of mappen van anderen", en: "holds files or folders of others" };
    const asked = ["POST", "//upload/actions/bulk-delete", { folderIds: [outer.id] }] as const;
    await expectRefused(author, asked, words, { status: 403 });
    expect([await exists(own), await exists(others)]).toEqual([true, true]);
    expect((await remove(editor, { fileIds: [others] })).status).toBe(200);
    expect((await remove(author, { folderIds: [outer.id] })).status).toBe(200);
    expect(await exists(own)).toBe(false);
  });

  test("moves only its own, into any folder", async () => {
    const folder = await makeFolder(editor, "Van Edith");
    const [own, others] = [await makeFile("anna"), await makeFile("edith")];
    const destinationFolderId = folder.id;

    expect((await move(author, { fileIds: [own, others], destinationFolderId })).status).toBe(403);
    expect((await move(author, { fileIds: [own], destinationFolderId })).status).toBe(200);
    expect((await move(author, { folderIds: [folder.id], destinationFolderId: null })).status).toBe(403);
    expect((await move(editor, { fileIds: [others], destinationFolderId })).status).toBe(200);
  });

  test("renames only its own folders", async () => {
    const [own, others] = [await makeFolder(author, "Mijn map"), await makeFolder(editor, "Haar map")];
    const rename = (who: Panel, id: number) => who.ask("PUT", `//upload/folders/${id}`, { name: `Anders ${id}` });

    expect((await rename(author, others.id)).status).toBe(403);
    expect((await rename(author, own.id)).status).toBe(200);
    expect((await rename(editor, others.id)).status).toBe(200);
    await makeFile("edith", own);
    expect((await author.ask("PUT", `//upload/folders/${own.id}`, { name: "Nog anders" })).status).toBe(403);
  });
});

test("what names no files or folders is refused as a mistake, for everybody", async () => {
  expect((await remove(editor, { fileIds: ["x"] })).status).toBe(400);
  expect((await remove(editor, { fileIds: null })).status).toBe(400);
});
