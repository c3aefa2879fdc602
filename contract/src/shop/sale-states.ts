/** Phase of a sale. `later`: not open yet, but pages show the price. `closed`: pages show no price. */
export type SalePhase = "open" | "later" | "closed";

interface SaleStateRules {
  phase: SalePhase | "none";
  /** Value of schema.org's `ItemAvailability`; `null` to leave the tickets out of structured data. */
  availability: "InStock" | "LimitedAvailability" | "PreOrder" | "SoldOut" | null;
}

/**
 * States of an event's sale. An editor chooses one for an event without ticket types in the CMS. `none`: there are no
 * tickets.
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
 * States of an admission, the best for a visitor first; the CMS derives them (`admissionState`). `few`: nearly sold
 * out. `not-yet`: before its sale opens, or without any stock set. `ended`: after its sale.
 */
export const admissionStates = ["available", "few", "not-yet", "sold-out", "ended"] as const;

export type AdmissionState = (typeof admissionStates)[number];

interface AdmissionStateRules extends SaleStateRules {
  phase: SalePhase;
  /** State of an event whose best admission has this state. */
  event: Exclude<EventSaleState, "none"> | "ended";
}

export const admissionRules = {
  available: { phase: "open", event: "on-sale", availability: "InStock" },
  few: { phase: "open", event: "few-left", availability: "InStock" },
  "not-yet": { phase: "later", event: "not-yet", availability: "PreOrder" },
  "sold-out": { phase: "closed", event: "sold-out", availability: "SoldOut" },
  ended: { phase: "closed", event: "ended", availability: null },
} as const satisfies Record<AdmissionState, AdmissionStateRules>;

/** States in which nobody can put a ticket into a cart. */
export type UnavailableState = {
  [State in AdmissionState]: (typeof admissionRules)[State]["phase"] extends "open" ? never : State;
}[AdmissionState];

/** Tells whether no ticket can be ordered in this state: before the sale, after it or sold out. */
export function isUnavailable(state: AdmissionState): state is UnavailableState {
  return admissionRules[state].phase !== "open";
}

/** Tells whether tickets can be ordered now. */
export function isOnSale({ state }: { state: AdmissionState }): boolean {
  return !isUnavailable(state);
}

/** Returns the best of the states for a visitor; `undefined` without any. */
export function bestState<State extends AdmissionState>(states: readonly State[]): State | undefined {
  return states.toSorted((one, other) => admissionStates.indexOf(one) - admissionStates.indexOf(other))[0];
}
