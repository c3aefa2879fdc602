import * as z from "zod";
import { accommodationSchema, arrangementCardSchema, eventCardSchema, newsCardSchema } from "./cards.ts";
import { factSchema, linkSchema, seoSchema } from "./elements.ts";
import { choice, flag, list, moment, optional, optionalText } from "../field.ts";
import { fileSchema } from "../media.ts";

/** The other languages of a document, for the language switch. */
const localizations = list(z.object({ locale: z.string(), slug: z.string() }));

/** A dynamic zone as the CMS answers it; `readBlocks` parses it. */
const zone = list(z.unknown());

/**
 * A content page. `heading` is the large title on the page, `title` the short one for breadcrumbs and search engines.
 * `colourMode` may force light or dark mode.
 */
export const pageSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  heading: optionalText,
  intro: optionalText,
  blocks: zone,
  seo: optional(seoSchema),
  colourMode: choice(["system", "light", "dark"], "system"),
  tagManagerViewName: optionalText,
  localizations,
});

export type Page = z.infer<typeof pageSchema>;

/** The fields of a page that a breadcrumb shows. */
export const pageCrumbSchema = z.object({ title: z.string(), slug: z.string() });

export const newsArticleSchema = newsCardSchema.extend({
  coverCaption: optionalText,
  author: optionalText,
  blocks: zone,
  events: list(eventCardSchema),
  seo: optional(seoSchema),
  localizations,
});

export type NewsArticle = z.infer<typeof newsArticleSchema>;

/**
 * A session in a timetable, with times as `HH:mm` in local time. `endsNextDay` says that it ends after midnight.
 * `title` is the Dutch name, `titleEn` the English one. A CMS with a timetable per language has no `titleEn`.
 */
const sessionSchema = z.object({
  startTime: z.string(),
  endTime: optionalText,
  endsNextDay: flag(false),
  title: z.string(),
  titleEn: optionalText,
  kind: choice(["race", "qualifying", "practice", "gates", "bus", "other"], "other"),
});

export type TimetableSession = z.infer<typeof sessionSchema>;

/** A day of a timetable; `date` is `YYYY-MM-DD`. */
const timetableDaySchema = z.object({
  date: z.iso.date(),
  sessions: list(sessionSchema),
});

export type TimetableDay = z.infer<typeof timetableDaySchema>;

export const eventSchema = eventCardSchema.extend({
  facts: list(factSchema),
  buttons: list(linkSchema),
  timetable: list(timetableDaySchema),
  blocks: zone,
  relatedNews: list(newsCardSchema),
  accommodations: list(accommodationSchema),
  seo: optional(seoSchema),
  localizations,
});

export type Event = z.infer<typeof eventSchema>;

export const arrangementSchema = arrangementCardSchema.extend({
  blocks: zone,
  buttons: list(linkSchema),
  events: list(eventCardSchema),
  seo: optional(seoSchema),
  localizations,
});

export type Arrangement = z.infer<typeof arrangementSchema>;

/** A permanent or temporary redirect; `to` is a path of this site or an absolute URL. */
export const redirectSchema = z.object({
  from: z.string(),
  to: z.string(),
  permanent: flag(true),
});

export type Redirect = z.infer<typeof redirectSchema>;

/** A downloadable publication at a stable path that an editor chose; the web server streams its file. */
export const documentSchema = z.object({
  title: z.string(),
  path: z.string(),
  file: fileSchema,
});

export type PublishedDocument = z.infer<typeof documentSchema>;

/** A document in the sitemap. Its versions in other languages have the same documentId. */
export const sitemapEntrySchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  slug: z.string(),
  updatedAt: moment,
  seo: optional(z.object({ noIndex: z.boolean().nullish() })),
});

export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
