import type { Selection } from "./view.ts";

const mediaFields = ["url", "alternativeText", "caption", "width", "height", "mime", "formats", "focalPoint"] as const;

/** A picture of the media library itself, with its smaller sizes. */
export const image = { fields: [...mediaFields] } satisfies Selection<"plugin::upload.file">;

/** A file of the media library that isn't a picture. */
export const file = {
  fields: ["url", "name", "mime", "size", "ext", "hash", "updatedAt"],
} satisfies Selection<"plugin::upload.file">;

/** A file to download, with the fields of a picture as it may be one. */
const download = {
  fields: [...file.fields, "alternativeText", "caption", "width", "height", "formats", "focalPoint"],
} satisfies Selection<"plugin::upload.file">;

export const picture = {
  fields: ["alternativeText", "caption", "decorative"],
  populate: { image },
} satisfies Selection<"elements.picture">;

/** A file to download, under a title of its own. */
export const downloadEntry = {
  fields: ["title", "note"],
  populate: { file: download },
} satisfies Selection<"elements.download">;
