import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Core, Modules, UID } from "@strapi/strapi";

export const locales = ["nl", "en"] as const;

export type Locale = (typeof locales)[number];

type Fields<Uid extends UID.ContentType> = Modules.Documents.Params.Data.Input<Uid>;

/**
 * Writes and publishes a document in both languages, as an editor would.
 *
 * @returns Its document id, the same in both.
 */
export async function publish<Uid extends UID.ContentType>(
  strapi: Core.Strapi,
  uid: Uid,
  fields: (locale: Locale) => NoInfer<Fields<Uid>>,
): Promise<string> {
  const documents = strapi.documents(uid);
  const { documentId } = await documents.create({ locale: "nl", data: fields("nl"), status: "published" });
  await documents.update({ documentId, locale: "en", data: fields("en"), status: "published" });
  return documentId;
}

/**
 * Puts a file in the media library.
 *
 * @returns Its id, as a media field takes it.
 */
export async function upload(strapi: Core.Strapi, name: string, mimetype: string, bytes: Buffer): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "cms-upload-"));
  const filepath = path.join(folder, name);
  writeFileSync(filepath, bytes);
  const files = { filepath, originalFilename: name, mimetype, size: statSync(filepath).size };

  const [file] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({ data: { fileInfo: { name } }, files });
  rmSync(folder, { recursive: true });
  return file.id;
}

/** A JPEG of one colour, wide enough for every size the CMS makes. */
export async function makePicture(): Promise<Buffer> {
  const sharp: (options: object) => { jpeg(): { toBuffer(): Promise<Buffer> } } = createRequire(import.meta.url)(
    "sharp",
  );
  return sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#00b259" } })
    .jpeg()
    .toBuffer();
}
