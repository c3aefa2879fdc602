import { emptyRoom } from "@circuit/contract/fixtures/waiting-room";
import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { beforeEach, expect, test, vi } from "vitest";
import { drawFileOf } from "./draw-file.server.ts";

const awaitDrawnList = vi.hoisted(() => vi.fn());
vi.mock("./room-cache.server.ts", () => ({ awaitDrawnList }));

let events = 0;

/** A room whose draw has been, each time of another event. */
function drawnRoom(changes: Partial<WaitingRoom> = {}): WaitingRoom {
  events += 1;
  const draw = { at: "2027-01-10T13:00:05.000Z", seed: "s", digest: "d", early: 2 };
  return { ...emptyRoom, eventId: `tt${events}`, draw, places: 2, sale: "open", ...changes };
}

/** What a file holds. */
const dataOf = (file: Awaited<ReturnType<typeof drawFileOf>> | undefined): unknown =>
  JSON.parse(typeof file === "object" && file !== null ? file.text : "");

beforeEach(() => void awaitDrawnList.mockReset().mockResolvedValue({ ids: ["b", "a"], places: new Map() }));

test("S06 the file of a draw is written once, however many ask for it at the same time", async () => {
  const room = drawnRoom();
  const files = await Promise.all([1, 2, 3].map(() => drawFileOf(room)));
  expect(new Set([...files, await drawFileOf(room)]).size).toBe(1);
  const [file] = files;
  expect(dataOf(file)).toMatchObject({ seed: "s", ids: ["b", "a"] });
});

test("S06 before the draw there is none, and while its list can't be read there is none yet", async () => {
  const before = drawnRoom({ draw: null });
  expect(await drawFileOf(before)).toBeNull();
  expect(awaitDrawnList).not.toHaveBeenCalled();
  awaitDrawnList.mockResolvedValueOnce(null);
  const room = drawnRoom();
  expect(await drawFileOf(room)).toBe("unavailable");
  expect(await drawFileOf(room)).toMatchObject({ text: expect.stringContaining("ids") });
});

test("S06 after a draw of nobody the file of the next one is another, and tells of the first", async () => {
  const nobody = { at: "2027-01-10T13:00:05.000Z", seed: "first", digest: "d", early: 0 };
  const first = drawnRoom({ draw: nobody });
  // Each time a list of its own: `room-cache.server.ts` keeps none of nobody.
  awaitDrawnList.mockResolvedValueOnce({ ids: [], places: new Map() });
  const old = await drawFileOf(first);
  const { commitment, committedAt } = first;
  const next = {
    ...first,
    commitment: "c2",
    draw: { ...nobody, seed: "second", early: 2 },
    earlier: [{ commitment, committedAt, at: nobody.at, seed: "first" }],
  };
  const file = await drawFileOf(next);
  expect(file).not.toBe(old);
  expect(dataOf(file)).toMatchObject({
    commitment: "c2",
    seed: "second",
    earlier: [{ commitment: "c", seed: "first" }],
  });
});
