import { expect, test } from "vitest";
import { readPageQuery } from "#app/domain/page-query.ts";
import type { MapStand } from "./map-data.server.ts";
import { hasSameMapData } from "./same-map-data.ts";
import { cornerRanges, matchesFilter, mapSearch, readLayers, withLayer } from "./map-state.ts";

const zone = { id: "blue", name: "Blauw", colour: "blue" } as const;

const seats = { isCovered: false, seats: 2100, rows: 18, wheelchairPlaces: 8, metresToTrack: 20 };
const seen = { corners: [2, 3, 4], lapShare: 23, fromEntrance: null, fromParking: null, sale: null };
const drawn = { outline: "", cone: "", x: 0, y: 0 };
const stand: MapStand = { id: "hunebed", name: "Hunebedtribune", summary: null, zone, ...seats, ...seen, ...drawn };

const nothing = { stand: null, zone: null, corner: null, layers: [], words: "" } as const;

test.each([
  [[], ""],
  [[18], "18"],
  [[17, 18], "17, 18"],
  [[18, 16, 17], "16–18"],
  [[1, 2, 3, 4, 5, 7], "1–5, 7"],
])("S08 corners %j are told as “%s”", (numbers, told) => {
  expect(cornerRanges(numbers)).toBe(told);
});

test("S08 zone, corner and words each leave stands out", () => {
  const isAsked = (state: Parameters<typeof matchesFilter>[1]) =>
    matchesFilter(stand, state, (number) => `bocht ${number}`);
  expect(isAsked(nothing)).toBe(true);
  expect(isAsked({ ...nothing, zone: "green" })).toBe(false);
  expect(isAsked({ ...nothing, corner: 3 })).toBe(true);
  expect(isAsked({ ...nothing, corner: 5 })).toBe(false);
  expect(isAsked({ ...nothing, words: "húnebed BLAUW" })).toBe(true);
  expect(isAsked({ ...nothing, words: "hu\u0301nebed ｂｌａｕｗ" })).toBe(true);
  expect(isAsked({ ...nothing, words: "korhoen" })).toBe(false);
  expect(isAsked({ ...nothing, words: "bocht 3" })).toBe(true);
  // It sees corner 2, not 12 or 23.
  expect(isAsked({ ...nothing, words: "bocht 23" })).toBe(false);
});

test("S08 layers switch on and off, and the usual ones need no parameter", () => {
  expect(readLayers(null)).toEqual(["stands", "access", "toilets"]);
  expect(withLayer(readLayers(null), "cameras")).toBe("stands-access-toilets-cameras");
  expect(withLayer(readLayers("stands-access-toilets-cameras"), "cameras")).toBeNull();
  expect(withLayer(["stands"], "stands")).toBe("none");
  expect(readLayers("none")).toEqual([]);
  expect(readLayers("cameras-nonsense-stands")).toEqual(["stands", "cameras"]);
});

test("S08 a change keeps the rest of the address, and leaves out what the map doesn’t know", () => {
  const search = "?zone=blue&event=abc123&page=3&utm_source=x";
  expect(mapSearch(search, { stand: "hunebed" })).toBe("?event=abc123&stand=hunebed&zone=blue");
  expect(mapSearch(search, { zone: null })).toBe("?event=abc123");
  expect(readPageQuery(new URLSearchParams("corner=0&stand=../x&stepfree=0"))).toMatchObject({
    corner: null,
    stand: null,
    stepfree: "1",
  });
});

test.each([
  ["?event=a&stand=b", "?event=a&stand=c&zone=blue", true],
  ["?event=a", "?event=b", false],
  ["?stand=b", "?stand=b", false],
  ["?stand=b&start=zuid&to=b", "?stand=b&start=noord&to=b", false],
])("S08 from %s to %s asks the server for nothing: %s", (from, to, isSame) => {
  const page = "https://circuit.example/plattegrond";
  expect(hasSameMapData(new URL(page + from), new URL(page + to))).toBe(isSame);
});
