import { useSyncExternalStore } from "react";
import { formatConsent, parseConsent, type Consent } from "./parse-consent.ts";

const consentKey = "consent";

const listeners = new Set<() => void>();

/** Answer for this page view when the browser blocks localStorage; a refusal until the visitor chooses. */
let unstored: Exclude<Consent, "unknown"> = "refused";

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}

function readConsent(): Consent {
  try {
    return parseConsent(localStorage.getItem(consentKey), Date.now());
  } catch {
    // Without storage the banner would ask on every page, so a refusal is the default.
    return unstored;
  }
}

/** Stores the visitor's answer in this browser; other open pages pick it up. */
export function storeConsentChoice(choice: Exclude<Consent, "unknown">): void {
  try {
    localStorage.setItem(consentKey, formatConsent(choice, Date.now()));
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

/** Returns the visitor's answer and follows changes in other tabs. Browser only: the server has no storage. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent);
}
