import { randomBytes } from "node:crypto";
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
 * @returns Its documentId, the same in both languages.
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

type InboxType = "api::submission.submission" | "api::subscription.subscription";

/** The types that editors publish. */
type EditorsType = Exclude<Extract<UID.ContentType, `api::${string}`>, InboxType>;

/** Writes a draft in one language and publishes it, which is refused if something is wrong with it. */
export async function publishDraft<Uid extends EditorsType>(
  strapi: Core.Strapi,
  uid: Uid,
  data: NoInfer<Fields<Uid>>,
  locale: Locale = "nl",
) {
  const { documentId } = await strapi.documents(uid).create({ locale, data });
  return strapi.documents<EditorsType>(uid).publish({ documentId, locale });
}

/**
 * Puts a file in the media library.
 *
 * @returns Its id, for a media field.
 */
export async function upload(strapi: Core.Strapi, name: string, mimetype: string, bytes: Buffer): Promise<number> {
  const filepath = writeTemporary(name, bytes);
  const files = { filepath, originalFilename: name, mimetype, size: statSync(filepath).size };

  const [file] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({ data: { fileInfo: { name } }, files });
  rmSync(path.dirname(filepath), { recursive: true });
  return file.id;
}

/** Writes a file in a temporary folder of its own, and returns its path. */
export function writeTemporary(name: string, bytes: Buffer): string {
  const filepath = path.join(mkdtempSync(path.join(tmpdir(), "cms-upload-")), name);
  writeFileSync(filepath, bytes);
  return filepath;
}

interface Sharp {
  jpeg(): Sharp;
  withMetadata(metadata: { orientation?: number }): Sharp;
  toBuffer(): Promise<Buffer>;
}

/**
 * A JPEG of one colour, 1800 by 1200 pixels, wide enough for every size the CMS makes.
 *
 * @param metadata - The camera's metadata; `orientation` 6 is on its side.
 */
export async function makePicture(metadata: { orientation?: number } = {}, width = 1800): Promise<Buffer> {
  const sharp: (options: object) => Sharp = createRequire(import.meta.url)("sharp");
  return sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: "#00b259" } })
    .jpeg()
    .withMetadata(metadata)
    .toBuffer();
}

/** One that takes no time to be made smaller. */
export const makeSmallPicture = () => makePicture({}, 300);

interface Encoder {
  toFormat(kind: string): { toBuffer(): Promise<Buffer<ArrayBuffer>> };
}

/** A picture of 100 by 100 pixels of noise, which takes many bytes in any format. */
export async function makeNoise(kind: "jpeg" | "png" | "gif" | "webp" | "avif"): Promise<Buffer<ArrayBuffer>> {
  const sharp: (pixels: Buffer, options: object) => Encoder = createRequire(import.meta.url)("sharp");
  const [width, height] = [100, 100];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer();
}
