import type { Settings } from "@circuit/contract/content/layout";
import type { PageInfo } from "../page-info.ts";
import { localeFolder } from "@circuit/contract/urls/own-paths";
import { useEffect, useSyncExternalStore } from "react";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { loadStyleSheet } from "#app/ui/load-style-sheet.ts";
import href from "./style-sheet.css?url";
import { usePopupDue } from "./use-popup-due.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** Notes that appear some time after the page: the offer of another language, and the popup of the app. */
export function LazyNotes({ alternates, settings }: Pick<PageInfo, "alternates"> & { settings: Settings }) {
  useKeepFragment();
  return (
    <>
      <LanguageOffer alternates={alternates} />
      <AppPopup settings={settings} />
    </>
  );
}

/**
 * Has links to the other language keep the fragment of the address, as many places of a page have the same one in both. The
 * server never sees it: the browser takes it along when it is redirected to the page.
 */
function useKeepFragment(): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link instanceof HTMLAnchorElement && link.pathname.startsWith(localeFolder)) link.hash = location.hash;
    };
    document.addEventListener("click", keep);
    return () => document.removeEventListener("click", keep);
  }, []);
}

const AppPopupDialog = lazyComponent(async () => {
  const [{ AppPopupDialog: Dialog }] = await Promise.all([import("./app-popup-dialog.tsx"), loadStyleSheet(href)]);
  return Dialog;
});

/** Promotes the circuit's app: not modal, and never shown again once dismissed or followed. */
function AppPopup({ settings: { popup, appStoreUrl, playStoreUrl } }: { settings: Settings }) {
  const { isDue, dismiss } = usePopupDue(popup !== null && (appStoreUrl ?? playStoreUrl) !== null);
  if (!isDue || popup === null) return null;

  return <AppPopupDialog popup={popup} storeUrls={{ appStoreUrl, playStoreUrl }} dismiss={dismiss} />;
}

const LanguageOfferNote = lazyComponent(async () => {
  const [{ LanguageOfferNote: Note }] = await Promise.all([import("./language-offer-note.tsx"), loadStyleSheet(href)]);
  return Note;
});

const neverChanges = () => () => undefined;

/**
 * Offers the page in the visitor's own language, once. The page is the same for everyone: the browser
 * decides, and one that is set to the language of the page doesn't load the code.
 */
function LanguageOffer({ alternates }: Pick<PageInfo, "alternates">) {
  const locale = useLocale();
  const mayPrefer = useSyncExternalStore(
    neverChanges,
    () => !navigator.language.startsWith(locale) || document.cookie.includes("locale="),
    () => false,
  );
  return mayPrefer ? <LanguageOfferNote alternates={alternates} /> : null;
}
