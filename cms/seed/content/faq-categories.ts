import type { SeedDocument } from "../document.ts";

/** The five FAQ categories in order; keys are used by `entry("faq-category", …)`. */
export const faqCategories: SeedDocument[] = [
  {
    key: "tt-drenthe",
    nl: { name: "TT Drenthe", slug: "tt-drenthe", order: 1 },
    en: { name: "TT Drenthe", slug: "tt-drenthe", order: 1 },
  },
  {
    key: "superbike",
    nl: { name: "Superbike", slug: "superbike", order: 2 },
    en: { name: "Superbike", slug: "superbike", order: 2 },
  },
  {
    key: "accessibility",
    nl: { name: "Toegankelijkheid", slug: "toegankelijkheid", order: 3 },
    en: { name: "Accessibility", slug: "accessibility", order: 3 },
  },
  {
    key: "media",
    nl: { name: "Media", slug: "media", order: 4 },
    en: { name: "Media", slug: "media", order: 4 },
  },
  {
    key: "contact",
    nl: { name: "Contact", slug: "contact", order: 5 },
    en: { name: "Contact", slug: "contact", order: 5 },
  },
];
