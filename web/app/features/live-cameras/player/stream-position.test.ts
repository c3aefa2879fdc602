import { expect, test } from "vitest";
import { positionOf, timeBehind } from "./stream-position.ts";

const video = (currentTime: number, ...range: readonly [number, number] | readonly []) => ({
  currentTime,
  seekable: { length: range.length / 2, start: () => range[0] ?? 0, end: () => range[1] ?? 0 },
});

test("S12 a visitor can go back half an hour at most, and not before a stream began", () => {
  expect(positionOf(video(3990, 0, 4000))).toEqual({ reach: 1780, behind: 10, isAtLive: true });
  expect(positionOf(video(50, 0, 120))).toEqual({ reach: 100, behind: 70, isAtLive: false });
  expect(timeBehind(video(3990, 0, 4000), 9999)).toBe(2220);
  expect(timeBehind(video(50, 0, 120), 500)).toBe(20);
});

test("S12 going to live stays some seconds behind the newest part, where players don't run dry", () => {
  expect(timeBehind(video(50, 0, 120), 0)).toBe(110);
  expect(timeBehind(video(0, 0, 4), 0)).toBe(1);
});

test("S12 a stream that has nothing to seek in is live and stays so", () => {
  expect(positionOf(video(5))).toEqual({ reach: 0, behind: 0, isAtLive: true });
  expect(timeBehind(video(5), 10)).toBeNull();
});
