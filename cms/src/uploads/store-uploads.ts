import type { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { uploadsFolder } from "#contract/urls/own-paths";
import type { ObjectStore } from "../storage/object-store.ts";
import { uploadStore } from "../storage/stores.ts";
import { replaceProvider } from "../strapi-internals/services.ts";

/** A file that Strapi passes to an upload provider. */
interface HandedFile {
  /** Name under which it is stored, without extension. */
  hash: string;
  /** Extension, with its dot. */
  ext: string;
  mime: string;
  url: string;
  stream?: Readable;
  buffer?: Buffer;
}

/** Makes Strapi store the media library's files in the configured bucket, if any. Their URLs remain `/uploads/…`. */
export function storeUploads(strapi: Core.Strapi): void {
  const store = uploadStore(strapi);
  if (store !== null) replaceProvider(strapi, "upload", storing(store));
}

function storing(store: ObjectStore) {
  const upload = async (file: HandedFile) => {
    const content = file.stream ?? file.buffer;
    if (content === undefined) throw new Error(`${file.hash}${file.ext} came without content`);
    await store.put(nameOf(file), content, file.mime);
    file.url = `${uploadsFolder}${nameOf(file)}`;
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
