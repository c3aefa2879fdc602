import type { SeedDocument } from "../document.ts";

/** The three ways to stay that the list filters by; keys are used by `entry("accommodation-type", …)`. */
export const accommodationTypes: SeedDocument[] = [
  {
    key: "camping",
    nl: { name: "Camping", slug: "camping" },
    en: { name: "Camping", slug: "camping" },
  },
  {
    key: "glamping",
    nl: { name: "Glamping", slug: "glamping" },
    en: { name: "Glamping", slug: "glamping" },
  },
  {
    key: "hotel",
    nl: { name: "Hotel", slug: "hotel" },
    en: { name: "Hotel", slug: "hotel" },
  },
];
