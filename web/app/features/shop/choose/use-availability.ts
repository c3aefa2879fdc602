import { shopAvailabilityPath } from "@circuit/contract/own-paths";
import type { AdmissionState } from "@circuit/contract/shop/catalogue";
import { useSyncExternalStore } from "react";

type States = Readonly<Record<string, readonly [AdmissionState, number | null]>>;

/** Pause between two looks while the page is in view, in milliseconds. */
const pauseMs = 5000;

let states: States = {};
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function look(): Promise<void> {
  timer = undefined;
  try {
    const response = await fetch(shopAvailabilityPath, { signal: AbortSignal.timeout(pauseMs) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (isAvailability(answer)) {
      states = answer.admissions;
      for (const watcher of watchers) watcher();
    }
  } catch {
    // What the page says already stays; the next look may tell more.
  }
  lookLater();
}

function lookLater(): void {
  if (watchers.size > 0 && document.visibilityState === "visible") timer ??= setTimeout(() => void look(), pauseMs);
}

function onVisible(): void {
  clearTimeout(timer);
  timer = undefined;
  if (document.visibilityState === "visible") void look();
}

function isAvailability(answer: unknown): answer is { admissions: States } {
  return typeof answer === "object" && answer !== null && "admissions" in answer;
}

function savesData(): boolean {
  return "connection" in navigator && Reflect.get(Object(navigator.connection), "saveData") === true;
}

function watch(watcher: () => void): () => void {
  if (savesData()) return () => undefined;
  watchers.add(watcher);
  if (watchers.size === 1) {
    document.addEventListener("visibilitychange", onVisible);
    lookLater();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener("visibilitychange", onVisible);
    clearTimeout(timer);
    timer = undefined;
  };
}

/**
 * What is left of each ticket, by `{ticketId}/{admission}`, looked up every five seconds while the page is in view and
 * the visitor doesn't save data. Nothing until the first look: the page itself says how it was.
 */
export function useAvailability(): States {
  return useSyncExternalStore(
    watch,
    () => states,
    () => noStates,
  );
}

const noStates: States = {};
