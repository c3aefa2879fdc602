import { expect, test } from "vitest";
import { initialStreamState, streamReducer, retryPause, type StreamEvent, type StreamState } from "./stream-state.ts";

const after = (events: readonly StreamEvent[], from: StreamState = initialStreamState) =>
  events.reduce(streamReducer, from);
const cut: StreamEvent = { kind: "trouble", trouble: "cut" };
const retry: StreamEvent = { kind: "retry" };
const moved: StreamEvent = { kind: "moved" };

test("S12 a stream that is cut is tried five times, each pause twice the one before, and then given up", () => {
  let state = after([moved]);
  const pauses: number[] = [];
  for (state = streamReducer(state, cut); state.phase === "waiting"; state = after([retry, cut], state))
    pauses.push(retryPause(state));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(state).toEqual({ phase: "failed", tries: 5, trouble: "cut" });
});

test("S12 what isn't there is given up sooner, and what can't be read soonest", () => {
  const missing: StreamEvent = { kind: "trouble", trouble: "missing" };
  const unreadable: StreamEvent = { kind: "trouble", trouble: "unreadable" };
  expect(after([missing, retry, missing, retry, missing]).phase).toBe("failed");
  expect(after([unreadable, retry, unreadable]).phase).toBe("failed");
});

test("S12 a stream that played for a while is as good as new; one that came back for a moment isn't", () => {
  expect(after([moved, cut, retry, moved]).tries).toBe(1);
  expect(after([moved, cut, retry, moved, { kind: "steady" }])).toEqual({ phase: "playing", tries: 0, trouble: null });
});

test("S12 it stalls only while it should play, and what has ended stays so", () => {
  expect(after([moved, { kind: "paused" }, { kind: "still" }]).phase).toBe("paused");
  expect(after([moved, { kind: "still" }]).phase).toBe("stalled");
  expect(after([moved, { kind: "ended" }, moved, cut]).phase).toBe("ended");
  expect(after([moved, { kind: "ended" }, { kind: "start" }])).toEqual(initialStreamState);
});
