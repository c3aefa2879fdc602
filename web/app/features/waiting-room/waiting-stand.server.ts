import { doorsMs, type WaitingRoom } from "@circuit/contract/shop/waiting-room";

/** How somebody stands with a waiting room. Moments are ISO 8601. */
export type WaitingStand =
  /** The doors aren't open yet. */
  | { kind: "closed"; opensAt: string }
  /** May come in; `opensAt` is `null` once the sale is open. `ahead` is how many wait. */
  | { kind: "invited"; opensAt: string | null; ahead: number }
  /** Takes part in the draw at the opening. */
  | { kind: "early"; opensAt: string }
  /** The draw is under way, or the place isn't known yet. */
  | { kind: "drawing" }
  /** `ahead`: place in the queue, from one. `minutes`: about how long. `share`: how much of the way is done, in per cent. */
  | { kind: "waiting"; ahead: number; minutes: number; share: number }
  | { kind: "turn"; until: string }
  /** The turn is over, or was used. */
  | { kind: "over" }
  /** `ahead` is the place that is kept; `null` for who has none. */
  | { kind: "sold-out"; ahead: number | null }
  | { kind: "ended" };

/**
 * How a visitor stands.
 *
 * @param place - From one; `early` for a place that the draw decides; `null` when it isn't known, `absent` for somebody
 *   who hasn't joined.
 * @param now - Milliseconds since 1970.
 */
export function standOf(
  room: WaitingRoom,
  place: number | "early" | "done" | "absent" | null,
  now: number,
): WaitingStand {
  const { opensAt, draw, letIn, sale } = room;
  const isBefore = opensAt !== null && now < Date.parse(opensAt);
  if (sale === "ended") return { kind: "ended" };
  if (place === "done") return { kind: "over" };
  if (place === "absent") {
    if (sale === "sold-out") return { kind: "sold-out", ahead: null };
    if (isBefore && now < Date.parse(opensAt) - doorsMs) return { kind: "closed", opensAt };
    return { kind: "invited", opensAt: isBefore ? opensAt : null, ahead: Math.max(0, room.places - letIn) };
  }
  if (isBefore) return { kind: "early", opensAt };
  if (draw === null || typeof place !== "number") return { kind: "drawing" };
  if (place <= letIn) {
    const until = room.passes.find(({ upTo }) => upTo >= place)?.until ?? null;
    return until === null || Date.parse(until) <= now ? { kind: "over" } : { kind: "turn", until };
  }
  const ahead = place - letIn;
  if (sale === "sold-out") return { kind: "sold-out", ahead };
  const share = Math.min(99, Math.floor((letIn / place) * 100));
  return { kind: "waiting", ahead, minutes: Math.max(1, Math.ceil(ahead / room.perMinute)), share };
}
