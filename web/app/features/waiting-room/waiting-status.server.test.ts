import { emptyRoom } from "@circuit/contract/fixtures/waiting-room";
import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { expect, test } from "vitest";
import { newWaiter, waiterCookie, waiterIdsOf, waiterOf } from "./waiting-cookie.server.ts";
import { waitingStatus } from "./waiting-status.server.ts";

const opensAt = "2027-01-10T13:00:00.000Z";
const opening = Date.parse(opensAt);
const minute = 60_000;

const before: WaitingRoom = { ...emptyRoom, opensAt };
const until = new Date(opening + 15 * minute).toISOString();
const after: WaitingRoom = {
  ...before,
  draw: { at: opensAt, seed: "s", digest: "d", early: 5 },
  places: 120,
  letIn: 20,
  passes: [{ upTo: 20, until }],
  sale: "open",
};

test("before the opening visitors may come in for an hour, and then wait for the draw", () => {
  expect(waitingStatus(before, "absent", opening - 61 * minute)).toEqual({ kind: "closed", opensAt, isDrawn: false });
  const invited = { kind: "invited", opensAt, isDrawn: false, ahead: 0 };
  expect(waitingStatus(before, "absent", opening - 59 * minute)).toEqual(invited);
  expect(waitingStatus(before, "early", opening - 1)).toEqual({ kind: "early", opensAt });
  expect(waitingStatus({ ...before, sale: "open" }, "early", opening + 1)).toEqual({ kind: "drawing" });
  expect(waitingStatus(after, null, opening + minute)).toEqual({ kind: "drawing" });
});

test("in the queue visitors read their place and the time; then it is their turn for a quarter of an hour", () => {
  const now = opening + minute;
  expect(waitingStatus(after, 40, now)).toEqual({ kind: "waiting", ahead: 20, minutes: 2, share: 50 });
  expect(waitingStatus(after, 21, now)).toMatchObject({ ahead: 1, minutes: 1 });
  expect(waitingStatus(after, 20, now)).toEqual({ kind: "turn", until });
  expect(waitingStatus(after, 20, Date.parse(until))).toEqual({ kind: "over" });
  expect(waitingStatus(after, "done", now)).toEqual({ kind: "over" });
  expect(waitingStatus(after, "absent", now)).toEqual({ kind: "invited", opensAt: null, isDrawn: true, ahead: 100 });
});

test("S06 when the opening moves after the draw, places and turns stay, and nobody is promised another draw", () => {
  const later = opening + 7 * 24 * 60 * minute;
  const moved: WaitingRoom = {
    ...after,
    opensAt: new Date(later).toISOString(),
    passes: [
      { upTo: 10, until },
      { upTo: 20, until: new Date(later + 15 * minute).toISOString() },
    ],
    sale: "not-yet",
  };
  const at = { opensAt: moved.opensAt };
  expect(waitingStatus(moved, 40, opening + 20 * minute)).toEqual({ kind: "kept", ...at, ahead: 20 });
  expect(waitingStatus(moved, 15, opening + 20 * minute)).toEqual({ kind: "kept", ...at, ahead: 0 });
  expect(waitingStatus(moved, 5, opening + 20 * minute)).toEqual({ kind: "over" });
  for (const unknown of ["early", null] as const)
    expect(waitingStatus(moved, unknown, opening + 20 * minute)).toEqual({ kind: "kept", ...at, ahead: null });
  expect(waitingStatus(moved, "absent", opening + 20 * minute)).toEqual({ kind: "closed", ...at, isDrawn: true });
  expect(waitingStatus(moved, "absent", later - minute)).toEqual({ kind: "invited", ...at, isDrawn: true, ahead: 100 });
  expect(waitingStatus({ ...moved, sale: "open" }, 15, later)).toMatchObject({ kind: "turn" });
  expect(waitingStatus({ ...moved, sale: "open" }, 40, later)).toMatchObject({ kind: "waiting", ahead: 20 });
});

test("when everything is sold those who wait keep their place", () => {
  const soldOut: WaitingRoom = { ...after, sale: "sold-out" };
  expect(waitingStatus(soldOut, 40, opening + minute)).toEqual({ kind: "sold-out", ahead: 20 });
  expect(waitingStatus(soldOut, "absent", opening + minute)).toEqual({ kind: "sold-out", ahead: null });
  expect(waitingStatus({ ...after, sale: "ended" }, 40, opening + minute)).toEqual({ kind: "ended" });
});

test("a place is read from its own cookie only, and only as it was given", () => {
  const waiter = { ...newWaiter(), place: 7 };
  const cookie = waiterCookie("tt1", waiter).split(";")[0] ?? "";
  expect(waiterOf(`cart=x; ${cookie}`, "tt1")).toEqual(waiter);
  expect(waiterIdsOf(`cart=x; ${cookie}`)).toEqual([waiter.id]);
  expect(waiterOf(cookie.replace("wait-tt1", "wait-tt2"), "tt2")).toBeNull();
  expect(waiterOf(cookie.replace(".7.", ".1."), "tt1")).toBeNull();
  expect(waiterOf(null, "tt1")).toBeNull();
});
