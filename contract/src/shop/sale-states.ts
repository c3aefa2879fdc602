/** `open`: tickets can be ordered. `later`: not yet; pages show the price already. `closed`: pages show no price any more. */
export type SalePhase = "open" | "later" | "closed";

interface SaleStateRules {
  phase: SalePhase | "none";
  /** Value of schema.org's `ItemAvailability` for search engines; `null` for none. */
  availability: "InStock" | "LimitedAvailability" | "PreOrder" | "SoldOut" | null;
}

/**
 * States of an event's sale, as its editor chooses one in the CMS where the event has no ticket types; the site shows `phase`.
 * `none`: tickets aren't sold.
 */
export const eventSaleStates = ["none", "on-sale", "few-left", "not-yet", "sold-out"] as const;

export type EventSaleState = (typeof eventSaleStates)[number];

export const eventSaleRules: Record<EventSaleState, SaleStateRules> = {
  none: { phase: "none", availability: null },
  "on-sale": { phase: "open", availability: "InStock" },
  "few-left": { phase: "open", availability: "LimitedAvailability" },
  "not-yet": { phase: "later", availability: "PreOrder" },
  "sold-out": { phase: "closed", availability: "SoldOut" },
};

/**
 * States of a ticket on a day, the best for a visitor first; `admissionState` in the CMS derives them. `available`: plenty, or
 * all that a small event has. `few`: nearly sold out. `not-yet` and `ended`: outside the time of its sale; `not-yet` also
 * while nobody set any places.
 */
export const admissionStates = ["available", "few", "not-yet", "sold-out", "ended"] as const;

export type AdmissionState = (typeof admissionStates)[number];

interface AdmissionStateRules extends SaleStateRules {
  phase: SalePhase;
  /** State of an event whose best ticket has this state; `ended` looks as `sold-out` does, in words of its own. */
  event: Exclude<EventSaleState, "none"> | "ended";
}

/** What each state means. Structured data leaves out a ticket whose `availability` is `null`. */
export const admissionRules = {
  available: { phase: "open", event: "on-sale", availability: "InStock" },
  few: { phase: "open", event: "few-left", availability: "InStock" },
  "not-yet": { phase: "later", event: "not-yet", availability: "PreOrder" },
  "sold-out": { phase: "closed", event: "sold-out", availability: "SoldOut" },
  ended: { phase: "closed", event: "ended", availability: null },
} as const satisfies Record<AdmissionState, AdmissionStateRules>;

/** States in which a ticket can't be put into a cart. */
export type UnavailableState = {
  [State in AdmissionState]: (typeof admissionRules)[State]["phase"] extends "open" ? never : State;
}[AdmissionState];

/** Whether a state keeps a ticket out of carts, as a narrower type. */
export function isUnavailable(state: AdmissionState): state is UnavailableState {
  return admissionRules[state].phase !== "open";
}

/** Whether an admission can be put into a cart. */
export function isOnSale({ state }: { state: AdmissionState }): boolean {
  return !isUnavailable(state);
}

/** The best for a visitor of several states; `undefined` of none. */
export function bestState<State extends AdmissionState>(states: readonly State[]): State | undefined {
  return states.toSorted((one, other) => admissionStates.indexOf(one) - admissionStates.indexOf(other))[0];
}
