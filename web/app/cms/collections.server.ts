import { accommodationSchema, typeSchema } from "@circuit/contract/content/cards";
import {
  faqCategorySchema,
  partnerSchema,
  posterSchema,
  timelineItemSchema,
} from "@circuit/contract/content/collections";
import { cmsListAll, type CmsOptions } from "./client.server.ts";

/** Lists every accommodation, the nearest to the circuit first. */
export function listAccommodations(options: CmsOptions) {
  return cmsListAll("accommodations", accommodationSchema, { sort: ["distanceMetres:asc"], view: "card" }, options);
}

/** Lists the accommodation types, by name. */
export function listAccommodationTypes(options: CmsOptions) {
  return cmsListAll("accommodation-types", typeSchema, { sort: ["name:asc"], view: "card" }, options);
}

/** Lists the FAQ categories with their questions, both in the editor's order. */
export function listFaqCategories(options: CmsOptions) {
  return cmsListAll("faq-categories", faqCategorySchema, { sort: ["order:asc"], view: "detail" }, options);
}

/** Lists every partner, by name. */
export function listPartners(options: CmsOptions) {
  return cmsListAll("partners", partnerSchema, { sort: ["name:asc"], view: "card" }, options);
}

/** Lists every race poster, found and missing, by year. */
export function listPosters(options: CmsOptions) {
  return cmsListAll("posters", posterSchema, { sort: ["year:asc"], view: "card" }, options);
}

/** Lists the moments of the circuit's history, by year. */
export function listTimelineItems(options: CmsOptions) {
  return cmsListAll("timeline-items", timelineItemSchema, { sort: ["year:asc"], view: "card" }, options);
}
