import type { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import type { ObjectStore } from "../storage/object-store.ts";
import { uploadedFiles } from "../storage/stores.ts";

/** A file as Strapi hands it to where it is kept; source: `@strapi/upload` 5.54, `server/src/services/provider.ts`. */
interface HandedFile {
  /** Its name there, without its ending. */
  hash: string;
  /** The ending, with its dot. */
  ext: string;
  mime: string;
  url: string;
  stream?: Readable;
  buffer?: Buffer;
}

/**
 * Keeps the files of the media library in the bucket that the environment names. Their addresses stay
 * `/uploads/…`, which the CMS answers itself: nothing else needs to know where they are.
 */
export function storeUploads(strapi: Core.Strapi): void {
  const store = uploadedFiles(strapi);
  if (store !== null) Object.assign(strapi.plugin("upload").provider, storing(store));
}

function storing(store: ObjectStore) {
  const upload = async (file: HandedFile) => {
    const content = file.stream ?? file.buffer;
    if (content === undefined) throw new Error(`${file.hash}${file.ext} came without content`);
    await store.put(nameOf(file), content, file.mime);
    file.url = `/uploads/${nameOf(file)}`;
  };
  const remove = (file: HandedFile) => store.delete(nameOf(file));
  const replace = async (file: HandedFile, old: HandedFile) => {
    await upload(file);
    if (nameOf(old) !== nameOf(file)) await remove(old);
  };
  return { upload, uploadStream: upload, replace, replaceStream: replace, delete: remove };
}

function nameOf({ hash, ext }: HandedFile): string {
  return `${hash}${ext}`;
}
