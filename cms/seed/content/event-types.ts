import type { SeedDocument } from "../document.ts";

/** The four kinds of event that the list filters by; keys are used by `entry("event-type", …)`. */
export const eventTypes: SeedDocument[] = [
  {
    key: "motorcycles",
    nl: { name: "Motoren", slug: "motoren" },
    en: { name: "Motorcycles", slug: "motorcycles" },
  },
  {
    key: "cars",
    nl: { name: "Auto’s", slug: "autos" },
    en: { name: "Cars", slug: "cars" },
  },
  {
    key: "historic",
    nl: { name: "Historisch", slug: "historisch" },
    en: { name: "Historic", slug: "historic" },
  },
  {
    key: "track-days",
    nl: { name: "Vrij rijden", slug: "vrij-rijden" },
    en: { name: "Track days", slug: "track-days" },
  },
];
