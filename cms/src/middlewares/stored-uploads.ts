import type { Core } from "@strapi/strapi";
import { isTagKnown } from "#contract/conditional-request";
import { nameOfUpload } from "#contract/urls/own-paths";
import { UnsatisfiableRangeError } from "../storage/object-store.ts";
import { uploadStore } from "../storage/stores.ts";
import { fileHeaders } from "../uploads/file-headers.ts";

/** Serves `/uploads/…` from the media library's bucket. Without a bucket Strapi serves the files from a folder. */
const storedUploads: Core.MiddlewareFactory = (_, { strapi }) => {
  const store = uploadStore(strapi);
  if (store === null) return (_ctx, next) => next();

  return async (ctx, next) => {
    const name = nameOfUpload(ctx.path);
    if (name === null || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();

    try {
      // A request with `If-Range` gets the whole file, which the standard allows.
      const found = await store.open(name, ctx.get("If-Range") === "" ? ctx.get("Range") || undefined : undefined);
      if (found === null) return;

      ctx.status = found.contentRange === null ? 200 : 206;
      ctx.set({ ...fileHeaders(name), "Accept-Ranges": "bytes" });
      if (found.contentRange !== null) ctx.set("Content-Range", found.contentRange);
      if (found.etag !== null) ctx.set("ETag", found.etag);
      ctx.attachment(name, { type: "inline" });
      ctx.type = name.slice(name.lastIndexOf("."));
      ctx.body = found.body;
      ctx.length = found.size;
      const isKnown = isTagKnown(ctx.get("If-None-Match"), found.etag);
      if (ctx.method === "HEAD" || isKnown) found.body.destroy();
      if (isKnown) ctx.status = 304;
    } catch (error) {
      if (!(error instanceof UnsatisfiableRangeError)) throw error;
      ctx.status = 416;
    }
  };
};

export default storedUploads;
