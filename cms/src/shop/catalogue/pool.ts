import type { TicketOffer } from "#contract/shop/catalogue";

/** The fields of a ticket type that decide which stock it sells from. */
interface Placed extends Pick<TicketOffer, "audience" | "arrangementId"> {
  standKey: string | null;
  isAccessible: boolean;
}

/**
 * Returns the name of the stock pool that a ticket type sells from: that of its arrangement, its grandstand or the
 * event. Ticket types with the same pool share its stock. Wheelchair places and companions' seats have pools of their
 * own.
 *
 * @returns For example `hoofdtribune`, `hoofdtribune:accessible`, `hoofdtribune:companion`, `accessible`,
 *   `arrangement:k3v9`, `event`.
 */
export function stockPoolOf({ arrangementId, standKey, isAccessible, audience }: Placed): string {
  if (arrangementId !== null) return `arrangement:${arrangementId}`;
  if (!isAccessible) return standKey ?? "event";
  const kind = audience === "companion" ? "companion" : "accessible";
  return standKey === null ? kind : `${standKey}:${kind}`;
}
