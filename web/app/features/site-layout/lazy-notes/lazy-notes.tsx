import type { Settings } from "@circuit/contract/layout";
import { AppPopup } from "./app-popup.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { useKeepFragment } from "./use-keep-fragment.ts";
import type { PageInfo } from "../page-info.ts";

/** What comes by itself some time after a page: the offer of another language, and the popup of the app. */
export function LazyNotes({ alternates, settings }: Pick<PageInfo, "alternates"> & { settings: Settings }) {
  useKeepFragment();
  return (
    <>
      <LanguageOffer alternates={alternates} />
      <AppPopup settings={settings} />
    </>
  );
}
