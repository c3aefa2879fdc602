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

export const link = { fields: ["label", "url", "style"] } satisfies Selection<"elements.link">;

export const fact = { fields: ["value", "label"] } satisfies Selection<"elements.fact">;

export const textLine = { fields: ["text"] } satisfies Selection<"elements.text-line">;

/** The price of a place to stay at an event, whose details the site finds in the calendar by its slug. */
export const stayOffer = {
  fields: ["priceFromCents", "placesLeft"],
  populate: { event: { fields: ["slug"] } },
} satisfies Selection<"elements.stay-offer">;

export const seo = { fields: ["title", "description", "noIndex"] } satisfies Selection<"elements.seo">;

export const timetableDay = {
  fields: ["date"],
  populate: { sessions: { fields: ["startTime", "endTime", "endsNextDay", "title", "titleEn", "kind"] } },
} satisfies Selection<"elements.timetable-day">;
