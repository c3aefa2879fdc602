import type { Modules, UID } from "@strapi/strapi";

/** The fields of one view of a document, and no more of its relations than the site shows. */
export interface Selection<Uid extends UID.Schema> {
  fields?: Modules.Documents.Params.Fields.ArrayNotation<Uid>;
  populate?: Modules.Documents.Params.Populate.ObjectNotation<Uid>;
  /** Filters that a document must always pass, besides the caller's own. */
  filters?: Modules.Documents.Params.Filters.ObjectNotation<Uid>;
  /**
   * For lists of thousands: `contentController` reads at most 1000 entries at a time, without counting them. Only for
   * fields that anyone may read, without pictures and dynamic zones.
   */
  isLight?: true;
}

/** The views of a type by name, as asked for with `view=`. */
export type Views<Uid extends UID.ContentType> = Partial<Record<ViewName, Selection<Uid>>>;

export type ViewName = "card" | "detail" | "sitemap" | "crumb" | "dates" | "agenda";
