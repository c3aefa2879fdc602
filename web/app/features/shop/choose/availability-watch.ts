import { shopAvailabilityPath } from "@circuit/contract/urls/own-paths";
import { availabilityAge } from "@circuit/contract/shop/availability-age";
import type { AdmissionState } from "@circuit/contract/shop/sale-states";

/** State of each `{ticketId}/{admission}`, and the number of tickets left; `null` when unknown. */
export type States = Readonly<Record<string, readonly [AdmissionState, number | null]>>;

const { lookMs } = availabilityAge;

let states: States = {};
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let askedAt = 0;

/** Returns the availability that was fetched last; empty before the first fetch. */
export function latestStates(): States {
  return states;
}

/** Polls the availability while the page is visible, unless the visitor saves data. @returns Function that stops it. */
export function watchAvailability(watcher: () => void): () => void {
  if (navigator.connection?.saveData === true) return () => undefined;
  watchers.add(watcher);
  if (watchers.size === 1) {
    document.addEventListener("visibilitychange", onVisible);
    onVisible();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener("visibilitychange", onVisible);
    clearInterval(timer);
  };
}

function onVisible(): void {
  clearInterval(timer);
  if (document.visibilityState !== "visible") return;
  if (Date.now() - askedAt > 2 * lookMs) forgetNumbers();
  void look();
  timer = setInterval(() => void look(), lookMs);
}

async function look(): Promise<void> {
  askedAt = Date.now();
  try {
    const response = await fetch(shopAvailabilityPath, { signal: AbortSignal.timeout(lookMs) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (!isAvailability(answer)) throw new TypeError("No availability");
    publish(answer.admissions);
  } catch {
    // The next request may succeed; until then no number is shown that may be outdated.
    forgetNumbers();
  }
}

/** Drops the numbers of tickets left, which change with each order, and keeps the states. */
function forgetNumbers(): void {
  const known = Object.entries(states);
  if (known.some(([, [, left]]) => left !== null)) {
    publish(Object.fromEntries<States[string]>(known.map(([key, [state]]) => [key, [state, null]])));
  }
}

function publish(next: States): void {
  states = next;
  for (const watcher of watchers) watcher();
}

function isAvailability(answer: unknown): answer is { admissions: States } {
  return typeof answer === "object" && answer !== null && "admissions" in answer;
}
