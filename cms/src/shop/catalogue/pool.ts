import type { TicketOffer } from "#contract/shop/catalogue";

/** What decides from which places of an event a ticket takes. */
interface Placed extends Pick<TicketOffer, "audience" | "arrangementId"> {
  standKey: string | null;
  isAccessible: boolean;
}

/**
 * Name of the places that a ticket takes from, on each of its days: those of its arrangement, its stand, or the event.
 *
 * Wheelchair places and the seats beside them are counted apart: companions can't take a wheelchair place.
 *
 * @returns For example `hoofdtribune`, `hoofdtribune:accessible`, `hoofdtribune:companion`, `accessible`,
 *   `arrangement:k3v9`, `event`.
 */
export function poolOf({ arrangementId, standKey, isAccessible, audience }: Placed): string {
  if (arrangementId !== null) return `arrangement:${arrangementId}`;
  if (!isAccessible) return standKey ?? "event";
  const kind = audience === "companion" ? "companion" : "accessible";
  return standKey === null ? kind : `${standKey}:${kind}`;
}
