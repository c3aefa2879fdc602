import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { expect, test } from "vitest";
import { demoCircuit as demo, otherCircuit as second } from "../../../test/circuits.ts";
import type { SeatRequest } from "./seat-view.ts";
import { seatView } from "./seat-view.server.ts";

function viewOf(circuit: PublishedCircuit, id: string, wishes: Partial<SeatRequest> = {}, day = true) {
  const stand = circuit.stands.find((each) => each.id === id);
  if (stand === undefined) throw new TypeError(`No stand ${id}`);
  return seatView(circuit, stand, {
    locale: "nl",
    wishes: { part: null, time: null, ...wishes },
    day: day ? { date: "2027-09-12", sessions: [] } : null,
    still: null,
  });
}

test("S08 the view from a stand is that from its middle row at the last start, unless the address says otherwise", () => {
  const { seat, time, subject } = viewOf(demo, "hunebed");
  expect([seat.row, time, subject.moment]).toEqual([9, "16:00", "2027-09-12T14:00:00.000Z"]);
  const asked = viewOf(demo, "hunebed", { part: "high", time: "08:45" });
  expect([asked.seat.row, asked.time, asked.subject.moment]).toEqual([18, "08:45", "2027-09-12T06:45:00.000Z"]);
  expect(asked.subject.eye[2]).toBeGreaterThan(viewOf(demo, "hunebed", { part: "low" }).subject.eye[2]);
});

test("S08 the view from a stand without an event has no times and no sun", () => {
  const { times, time, subject, facts } = viewOf(demo, "hunebed", {}, false);
  const { moment } = subject;
  expect({ times, time, moment, sun: facts.sun }).toEqual({ times: [], time: null, moment: null, sun: null });
});

test("S08 the view from a stand leads on to the stands that a lap goes past before and after it, and round again", () => {
  const orders = [demo, second].map((circuit) => {
    const begin = circuit.stands[0]?.id ?? "";
    const seen: string[] = [];
    for (let id = begin; !seen.includes(id); id = viewOf(circuit, id).next?.id ?? "") seen.push(id);
    return seen;
  });
  expect(orders[0]).toEqual(demo.stands.map(({ id }) => id));
  expect(orders[1]?.toSorted()).toEqual(second.stands.map(({ id }) => id).toSorted());
  expect(viewOf(demo, "hoofdtribune").previous?.id).toBe("laatste-kei");
  const [only] = second.stands;
  expect(viewOf({ ...second, stands: second.stands.slice(0, 1) }, only?.id ?? "").next).toBeNull();
});

test("S08 the view from a stand names the corners from left to right: those of the Hunebed stand turn to the left, seen from inside the bend", () => {
  const { corners, pass, start } = viewOf(demo, "hunebed").facts;
  expect(corners.map(({ number }) => number)).toEqual([5, 4, 7, 3, 2, 1]);
  expect({ pass: pass?.from, start }).toEqual({ pass: "right", start: null });
});

test("S08 the view from a stand of the main stand has the start line to the right of its middle, and the roof over it at noon", () => {
  const { start, sun } = viewOf(demo, "hoofdtribune", { time: "13:30" }).facts;
  expect(start?.side).toBe("half-right");
  expect(sun).toEqual({ light: "shade", by: "roof", side: "behind" });
});

test.each([
  ["the demo", demo],
  ["another circuit", second],
])("S08 the view from a stand is small enough to send along for every stand of %s", (_, circuit) => {
  for (const { id } of circuit.stands) {
    const view = viewOf(circuit, id);
    expect(JSON.stringify(view).length).toBeLessThan(8000);
    expect(view.facts.metresToTrack).toBeGreaterThan(5);
    expect(view.subject.plan.stands.map((stand) => stand.id)).toContain(id);
  }
});
