import type { Locale } from "#contract/locales";
import type { Table } from "../../spreadsheet/spreadsheet.ts";
import type { ProgrammeSubscriber } from "./read-subscribers.ts";

type PanelLanguage = "nl" | "en";

const heads: Record<PanelLanguage, string[]> = {
  nl: ["Naam", "E-mailadres", "Taal", "Bestelling"],
  en: ["Name", "E-mail address", "Language", "Order"],
};

const languages: Record<PanelLanguage, Record<Locale, string>> = {
  nl: { nl: "Nederlands", en: "Engels" },
  en: { nl: "Dutch", en: "English" },
};

/** Makes the spreadsheet of customers who want a mail when the programme changes. @param language - The panel's. */
export function subscriberTable(readers: readonly ProgrammeSubscriber[], language: PanelLanguage): Table {
  return [
    heads[language],
    ...readers.map(({ name, email, locale, number }) => [name, email, languages[language][locale], number]),
  ];
}
