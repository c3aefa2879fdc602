import type { Settings } from "@circuit/contract/layout";
import { lateComponent } from "#app/ui/late-component.tsx";
import { lateStyleSheet } from "#app/ui/late-style-sheet.ts";
import href from "./style-sheet.css?url";
import { usePopupDue } from "./use-popup-due.ts";

const AppPopupDialog = lateComponent(async () => {
  const [{ AppPopupDialog: Dialog }] = await Promise.all([import("./app-popup-dialog.tsx"), lateStyleSheet(href)]);
  return Dialog;
});

/** Promotes the circuit's app: not modal, and away for good once dismissed or followed. */
export function AppPopup({ settings: { popup, appStoreUrl, playStoreUrl } }: { settings: Settings }) {
  const { isDue, dismiss } = usePopupDue(popup !== null && (appStoreUrl ?? playStoreUrl) !== null);
  if (!isDue || popup === null) return null;

  return <AppPopupDialog popup={popup} storeUrls={{ appStoreUrl, playStoreUrl }} dismiss={dismiss} />;
}
