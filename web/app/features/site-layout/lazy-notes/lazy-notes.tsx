import type { Settings } from "@circuit/contract/content/layout";
import type { PageInfo } from "../page-info.ts";
import { localeFolder } from "@circuit/contract/urls/own-paths";
import { useEffect, useSyncExternalStore } from "react";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { loadStyleSheet } from "#app/ui/load-style-sheet.ts";
import href from "./style-sheet.css?url";
import { usePopupDue } from "./use-popup-due.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** Notes that appear after the page has loaded: the offer of another language, and the popup of the app. */
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
 * Adds the URL's fragment to links to the other language, as both versions of a page share many ids. The server never
 * sees a fragment, but browsers keep it on a redirect.
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

/** Promotes the circuit's app in a non-modal popup, which never returns after the visitor dismissed or used it. */
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
 * Offers the page in the visitor's language, once. The cached page is the same for everyone, so the browser decides; it
 * loads the code only if its language isn't the page's.
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
