import { useSyncExternalStore } from "react";
import { formatConsent, parseConsent, type Consent } from "./parse-consent.ts";

/** Where the browser keeps the answer. */
const consentKey = "consent";

const listeners = new Set<() => void>();

/** The answer where the browser blocks the storage: it lives as long as this page, and starts as a refusal. */
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
    // An answer that can't be kept isn't asked for again on every page.
    return unstored;
  }
}

/** Keeps an answer in this browser; other open pages follow. */
export function giveConsent(choice: Exclude<Consent, "unknown">): void {
  try {
    localStorage.setItem(consentKey, formatConsent(choice, Date.now()));
  } catch {
    unstored = choice;
  }
  for (const listener of listeners) listener();
}

/** What this visitor answered; follows other tabs. Only in the browser: the server never asks. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent);
}
