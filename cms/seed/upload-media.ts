import { readFile, readdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { useSizeCache } from "./size-cache.ts";

const mediaFolder = path.join(import.meta.dirname, "media");

/** Media types of the files to upload, by extension. */
const mimes: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt",
};

/** Names of the folders in the media library, by folder in `media/`. */
const folderNames: Record<string, string> = {
  accommodation: "Accommodaties",
  app: "App",
  arrangements: "Arrangementen",
  events: "Evenementen",
  files: "Publicaties",
  hero: "Openingsbeelden",
  logo: "Logo’s",
  news: "Nieuws",
  partners: "Partners",
  posters: "Posters",
  social: "Social media",
  video: "Video",
  views: "Uitzichten",
};

type AlternativeTexts = Record<string, { nl: string; en: string }>;

/**
 * Focal points by picture, in per cent from the top left. `keep` holds the boxes that no crop may cut, such as faces;
 * only tests use it.
 */
type FocalPoints = Record<string, { x: number; y: number; keep?: unknown }>;

/** Ids and alternative texts of the files in the media library, by seed key; `uploaded` is the number of new files. */
export interface SeededMedia {
  fileIds: Map<string, number>;
  alternativeTexts: AlternativeTexts;
  uploaded: number;
}

/**
 * Uploads the files of `media/` to the media library, in a folder per group, unless a file with the same name is there.
 *
 * @throws {Error} A picture in `media/` has no alternative text.
 */
export async function uploadMedia(strapi: Core.Strapi): Promise<SeededMedia> {
  const alternativeTexts: AlternativeTexts = await readNotes("alt.json");
  const focalPoints: FocalPoints = await readNotes("focal-points.json");
  const fileIds = new Map<string, number>();
  let uploaded = 0;

  const pending = await listFiles();
  const folders = await ensureFolders(strapi, [...new Set(pending.map(({ group }) => group))]);

  const worker = async () => {
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      const folder = folders.get(file.group) ?? null;
      const existing = await strapi.db.query("plugin::upload.file").findOne({ where: { name: file.name, folder } });
      fileIds.set(
        file.key,
        existing?.id ?? (await uploadFile(strapi, file, folder, { alternativeTexts, focalPoints })),
      );
      if (!existing) uploaded += 1;
    }
  };
  const leaveSizeCache = useSizeCache(strapi);
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  } finally {
    leaveSizeCache();
  }

  return { fileIds, alternativeTexts, uploaded };
}

async function readNotes<Notes>(name: string): Promise<Notes> {
  return JSON.parse(await readFile(path.join(mediaFolder, name), "utf8"));
}

/** Converts a seed key to the key in `alt.json` and `focal-points.json`, which has no extension. */
export function alternativeTextKey(mediaKey: string): string {
  return mediaKey.replace(/\.[a-z0-9]+$/u, "");
}

interface MediaFile {
  key: string;
  group: string;
  name: string;
  filepath: string;
  mimetype: string;
}

/** Lists the files of `media/` to upload. */
export async function listFiles(): Promise<MediaFile[]> {
  const found: MediaFile[] = [];

  for (const group of Object.keys(folderNames)) {
    for (const name of await readdir(path.join(mediaFolder, group))) {
      const extension = path.extname(name);
      const mimetype = mimes[extension];
      if (mimetype === undefined) continue;
      const key = `${group}/${extension === ".jpg" ? path.basename(name, extension) : name}`;
      found.push({ key, group, name, filepath: path.join(mediaFolder, group, name), mimetype });
    }
  }

  return found;
}

async function ensureFolders(strapi: Core.Strapi, groups: readonly string[]): Promise<Map<string, number>> {
  const folders = new Map<string, number>();

  for (const group of groups) {
    const name = folderNames[group] ?? group;
    const existing = await strapi.db.query("plugin::upload.folder").findOne({ where: { name, parent: null } });
    const folder = existing ?? (await strapi.plugin("upload").service("folder").create({ name, parent: null }));
    folders.set(group, folder.id);
  }

  return folders;
}

async function uploadFile(
  strapi: Core.Strapi,
  file: MediaFile,
  folder: number | null,
  notes: { alternativeTexts: AlternativeTexts; focalPoints: FocalPoints },
): Promise<number> {
  const key = alternativeTextKey(file.key);
  const alternativeText = notes.alternativeTexts[key]?.nl;
  const point = notes.focalPoints[key];
  const focalPoint = point && { x: point.x, y: point.y };
  if (alternativeText === undefined && file.mimetype.startsWith("image/")) {
    throw new Error(`media/alt.json has no text for ${file.key}`);
  }

  const { size } = await stat(file.filepath);
  const [entry] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({
      data: { fileInfo: { name: file.name, alternativeText, folder, ...(focalPoint && { focalPoint }) } },
      files: { filepath: file.filepath, originalFilename: file.name, mimetype: file.mimetype, size },
    });

  return entry.id;
}
