import { useSyncExternalStore } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { loadStyleSheet } from "#app/ui/load-style-sheet.ts";
import href from "./style-sheet.css?url";
import type { PageInfo } from "../page-info.ts";

const LanguageOfferNote = lazyComponent(async () => {
  const [{ LanguageOfferNote: Note }] = await Promise.all([import("./language-offer-note.tsx"), loadStyleSheet(href)]);
  return Note;
});

const neverChanges = () => () => undefined;

/**
 * Offers the page in the visitor's own language, once. The page is the same for everyone: the browser
 * decides, and one that is set to the language of the page doesn't load the code.
 */
export function LanguageOffer({ alternates }: Pick<PageInfo, "alternates">) {
  const locale = useLocale();
  const mayPrefer = useSyncExternalStore(
    neverChanges,
    () => !navigator.language.startsWith(locale) || document.cookie.includes("locale="),
    () => false,
  );
  return mayPrefer ? <LanguageOfferNote alternates={alternates} /> : null;
}
