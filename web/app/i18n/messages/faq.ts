import type { Locale } from "@circuit/contract/locales";

const nl = {
  label: "Zoek in alle antwoorden",
  submit: "Zoek",
  clear: "Wis zoekopdracht",
  categories: "Categorie",
  found: (count: number) => (count === 1 ? "1 antwoord gevonden" : `${count} antwoorden gevonden`),
  foundNone: (query: string, category: string | null) =>
    category === null ? `0 antwoorden voor ‘${query}’` : `0 antwoorden voor ‘${query}’ in ${category}`,
  emptyTitle: "Geen antwoord gevonden.",
  emptyText: "Probeer een ander woord.",
  emptyTextInCategory: "Probeer een ander woord, of zoek in alle categorieën tegelijk.",
  searchAll: "Zoek in alles",
  often: "Vaak gevraagd",
};

const en: typeof nl = {
  label: "Search all answers",
  submit: "Search",
  clear: "Clear search",
  categories: "Category",
  found: (count: number) => (count === 1 ? "1 answer found" : `${count} answers found`),
  foundNone: (query: string, category: string | null) =>
    category === null ? `0 answers for ‘${query}’` : `0 answers for ‘${query}’ in ${category}`,
  emptyTitle: "No answer found.",
  emptyText: "Try another word.",
  emptyTextInCategory: "Try another word, or search every category at once.",
  searchAll: "Search everything",
  often: "Often asked",
};

export const faqMessages: Record<Locale, typeof nl> = { nl, en };
