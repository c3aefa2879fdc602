import { earlyEntryMs, type WaitingRoom } from "@circuit/contract/shop/waiting-room";

/** How somebody stands with a waiting room. Moments are ISO 8601. */
export type WaitingStatus =
  /** The doors aren't open yet. `isDrawn`: the opening was moved, and there are people with a place. */
  | { kind: "closed"; opensAt: string; isDrawn: boolean }
  /** May come in; `opensAt` is `null` once the sale is open. `ahead` is how many wait. */
  | { kind: "invited"; opensAt: string | null; isDrawn: boolean; ahead: number }
  /** Takes part in the draw at the opening. */
  | { kind: "early"; opensAt: string }
  /**
   * Has a place, and the opening was moved since. `ahead`: place in the queue, from one; zero for whose turn it was, and is
   * again then; `null` before the place is known.
   */
  | { kind: "kept"; opensAt: string; ahead: number | null }
  /** The draw is under way, or the place isn't in memory yet. */
  | { kind: "drawing" }
  /** `ahead`: place in the queue, from one. `minutes`: about how long. `share`: how much of the way is done, in per cent. */
  | { kind: "waiting"; ahead: number; minutes: number; share: number }
  | { kind: "turn"; until: string }
  /** The turn is over, or was used. */
  | { kind: "over" }
  /** `ahead`: place in the queue, from one; `null` without one. */
  | { kind: "sold-out"; ahead: number | null }
  | { kind: "ended" };

/**
 * How a visitor stands.
 *
 * @param place - From one; `early` for a place that the draw decides; `null` when it isn't known, `absent` for somebody
 *   who hasn't joined.
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
