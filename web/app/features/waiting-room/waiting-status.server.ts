import { earlyEntryMs, type WaitingRoom } from "@circuit/contract/shop/waiting-room";

/** Status of a visitor in a waiting room. Moments are ISO 8601. */
export type WaitingStatus =
  /** Nobody may join yet. `isDrawn`: the opening was postponed after the draw, so queue positions exist. */
  | { kind: "closed"; opensAt: string; isDrawn: boolean }
  /** May join. `opensAt` is `null` once the sale is open. `ahead`: how many visitors wait. */
  | { kind: "invited"; opensAt: string | null; isDrawn: boolean; ahead: number }
  /** Takes part in the draw at the opening. */
  | { kind: "early"; opensAt: string }
  /**
   * Keeps a queue position while the opening was postponed after the draw. `ahead`: position among those who wait; zero
   * when it was the visitor's turn, and will be again; `null` before the position is known.
   */
  | { kind: "kept"; opensAt: string; ahead: number | null }
  /** The draw is under way, or the queue position isn't known yet. */
  | { kind: "drawing" }
  /** `ahead`: position among those who wait, from one. `minutes`: estimated wait. `share`: progress in per cent. */
  | { kind: "waiting"; ahead: number; minutes: number; share: number }
  | { kind: "turn"; until: string }
  /** The turn is over, or was used. */
  | { kind: "over" }
  /** `ahead`: position among those who wait, from one; `null` without one. */
  | { kind: "sold-out"; ahead: number | null }
  | { kind: "ended" };

/**
 * Returns the status of a visitor.
 *
 * @param place - Queue position, from one; `early` before the draw; `done` once the turn was used; `null` when unknown;
 *   `absent` for a visitor who hasn't joined.
 * @param now - Milliseconds since 1970.
 */
export function waitingStatus(
  room: WaitingRoom,
  place: number | "early" | "done" | "absent" | null,
  now: number,
): WaitingStatus {
  const { opensAt, draw, letIn, sale } = room;
  const isDrawn = draw !== null;
  const isBefore = opensAt !== null && now < Date.parse(opensAt);
  if (sale === "ended") return { kind: "ended" };
  if (place === "done") return { kind: "over" };
  if (place === "absent") {
    if (sale === "sold-out") return { kind: "sold-out", ahead: null };
    if (isBefore && now < Date.parse(opensAt) - earlyEntryMs) return { kind: "closed", opensAt, isDrawn };
    return { kind: "invited", opensAt: isBefore ? opensAt : null, isDrawn, ahead: Math.max(0, room.places - letIn) };
  }
  if (isBefore && !isDrawn) return { kind: "early", opensAt };
  if (typeof place !== "number") return isBefore ? { kind: "kept", opensAt, ahead: null } : { kind: "drawing" };
  if (!isDrawn) return { kind: "drawing" };
  if (place <= letIn) {
    const until = room.passes.find(({ upTo }) => upTo >= place)?.until ?? null;
    if (until === null || Date.parse(until) <= now) return { kind: "over" };
    return isBefore ? { kind: "kept", opensAt, ahead: 0 } : { kind: "turn", until };
  }
  if (isBefore) return { kind: "kept", opensAt, ahead: place - letIn };
  const ahead = place - letIn;
  if (sale === "sold-out") return { kind: "sold-out", ahead };
  const share = Math.min(99, Math.floor((letIn / place) * 100));
  return { kind: "waiting", ahead, minutes: Math.max(1, Math.ceil(ahead / room.perMinute)), share };
}
