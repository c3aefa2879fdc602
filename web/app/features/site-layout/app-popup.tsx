import type { Settings } from "@circuit/contract/layout";
import { lazy, Suspense } from "react";
import { usePopupDue } from "./use-popup-due.ts";

const AppPopupDialog = lazy(async () => {
  const { AppPopupDialog: dialog } = await import("./app-popup-dialog.tsx");
  return { default: dialog };
});

/** Promotes the circuit's app: not modal, and away for good once dismissed or followed. */
export function AppPopup({ settings: { popup, appStoreUrl, playStoreUrl } }: { settings: Settings }) {
  const { isDue, dismiss } = usePopupDue(popup !== null && (appStoreUrl ?? playStoreUrl) !== null);
  if (!isDue || popup === null) return null;

  return (
    <Suspense fallback={null}>
      <AppPopupDialog popup={popup} storeUrls={{ appStoreUrl, playStoreUrl }} dismiss={dismiss} />
    </Suspense>
  );
}
