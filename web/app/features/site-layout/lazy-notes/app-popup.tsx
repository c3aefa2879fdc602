import type { Settings } from "@circuit/contract/layout";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { loadStyleSheet } from "#app/ui/load-style-sheet.ts";
import href from "./style-sheet.css?url";
import { usePopupDue } from "./use-popup-due.ts";

const AppPopupDialog = lazyComponent(async () => {
  const [{ AppPopupDialog: Dialog }] = await Promise.all([import("./app-popup-dialog.tsx"), loadStyleSheet(href)]);
  return Dialog;
});

/** Promotes the circuit's app: not modal, and away for good once dismissed or followed. */
export function AppPopup({ settings: { popup, appStoreUrl, playStoreUrl } }: { settings: Settings }) {
  const { isDue, dismiss } = usePopupDue(popup !== null && (appStoreUrl ?? playStoreUrl) !== null);
  if (!isDue || popup === null) return null;

  return <AppPopupDialog popup={popup} storeUrls={{ appStoreUrl, playStoreUrl }} dismiss={dismiss} />;
}
