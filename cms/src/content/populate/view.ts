import type { Modules, UID } from "@strapi/strapi";

/** What one view of a document holds: its own fields, and of its relations no more than is shown. */
export interface Selection<Uid extends UID.Schema> {
  fields?: Modules.Documents.Params.Fields.ArrayNotation<Uid>;
  populate?: Modules.Documents.Params.Populate.ObjectNotation<Uid>;
  /** What a document must meet to be shown at all, on top of the caller's own filters. */
  filters?: Modules.Documents.Params.Filters.ObjectNotation<Uid>;
  /**
   * For lists of thousands: read in the short way of `contentController`, 1000 entries
   * at a time and never counted. Only for what anyone may read, without pictures and zones.
   */
  isLight?: true;
}

/** The views of a type by name, as asked for with `view=`. */
export type Views<Uid extends UID.ContentType> = Partial<Record<ViewName, Selection<Uid>>>;

export const viewNames = ["card", "detail", "sitemap", "crumb", "dates", "agenda"] as const;

export type ViewName = (typeof viewNames)[number];

/** Tells whether a query value names a view. */
export function isViewName(value: unknown): value is ViewName {
  return viewNames.some((name) => name === value);
}
