import { useSyncExternalStore } from "react";
import { onStoredText, storedText, storeText } from "#app/domain/stored-text.ts";
import { formatConsent, parseConsent, type Consent } from "./parse-consent.ts";

const consentKey = "consent";

/** Answer for this page view when the browser blocks localStorage; a refusal until the visitor chooses. */
let unstored: Exclude<Consent, "unknown"> = "refused";

function readConsent(): Consent {
  const stored = storedText(consentKey);
  // Without storage the banner would ask on every page, so a refusal is the default.
  return stored === undefined ? unstored : parseConsent(stored, Date.now());
}

/** Stores the visitor's answer in this browser; other open pages pick it up. */
export function storeConsentChoice(choice: Exclude<Consent, "unknown">): void {
  unstored = choice;
  storeText(consentKey, formatConsent(choice, Date.now()));
}

/** Returns the visitor's answer and follows changes in other tabs. Browser only: the server has no storage. */
export function useConsent(): Consent {
  return useSyncExternalStore(onStoredText, readConsent);
}
