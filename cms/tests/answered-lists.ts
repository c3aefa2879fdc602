import {
  accommodationSchema,
  arrangementCardSchema,
  eventAgendaSchema,
  eventCardSchema,
  eventDatesSchema,
  typeSchema,
  newsCardSchema,
} from "../../contract/src/content/cards.ts";
import {
  faqCategorySchema,
  partnerSchema,
  posterSchema,
  timelineItemSchema,
} from "../../contract/src/content/collections.ts";
import {
  arrangementSchema,
  documentSchema,
  eventSchema,
  newsArticleSchema,
  pageCrumbSchema,
  pageSchema,
  redirectSchema,
  sitemapEntrySchema,
} from "../../contract/src/content/documents.ts";
import { formSchema } from "../../contract/src/forms/form.ts";

/** What the site reads in lists: type, view, what each entry is, and how many there are in the example site. */
export const answeredLists = [
  ["pages", "crumb", pageCrumbSchema, 2],
  ["pages", "card", pageCrumbSchema, 2],
  ["pages", "detail", pageSchema, 2],
  ["pages", "sitemap", sitemapEntrySchema, 2],
  ["news-articles", "card", newsCardSchema, 1],
  ["news-articles", "detail", newsArticleSchema, 1],
  ["news-articles", "sitemap", sitemapEntrySchema, 1],
  ["events", "card", eventCardSchema, 1],
  ["events", "detail", eventSchema, 1],
  ["events", "sitemap", sitemapEntrySchema, 1],
  ["events", "dates", eventDatesSchema, 1],
  ["events", "agenda", eventAgendaSchema, 1],
  ["event-types", "card", typeSchema, 1],
  ["accommodations", "card", accommodationSchema, 1],
  ["accommodation-types", "card", typeSchema, 1],
  ["arrangements", "card", arrangementCardSchema, 1],
  ["arrangements", "detail", arrangementSchema, 1],
  ["arrangements", "sitemap", sitemapEntrySchema, 1],
  ["faq-categories", "detail", faqCategorySchema, 1],
  ["posters", "card", posterSchema, 2],
  ["timeline-items", "card", timelineItemSchema, 1],
  ["partners", "card", partnerSchema, 1],
  ["redirects", "card", redirectSchema, 1],
  ["documents", "card", documentSchema, 1],
  ["forms", "detail", formSchema, 1],
] as const;

/** Those with all that pages show of an entry. */
export const wholeLists = answeredLists.filter(([, view]) => view === "detail" || view === "card");
