import type { Settings } from "@circuit/contract/layout";
import { lateComponent } from "#app/ui/late-component.tsx";
import { usePopupDue } from "./use-popup-due.ts";

const AppPopupDialog = lateComponent(async () => (await import("./app-popup-dialog.tsx")).AppPopupDialog);

/** Promotes the circuit's app: not modal, and away for good once dismissed or followed. */
export function AppPopup({ settings: { popup, appStoreUrl, playStoreUrl } }: { settings: Settings }) {
  const { isDue, dismiss } = usePopupDue(popup !== null && (appStoreUrl ?? playStoreUrl) !== null);
  if (!isDue || popup === null) return null;

  return <AppPopupDialog popup={popup} storeUrls={{ appStoreUrl, playStoreUrl }} dismiss={dismiss} />;
}
