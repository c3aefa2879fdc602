import { expect, test } from "vitest";
import { createEyeMotion } from "./scene-motion.ts";
import { directionOf, flightSeconds, type SceneView, turnedView, viewInFlight } from "./scene-view.ts";

const seat: SceneView = { eye: [0, 0, 5], bearing: 350, pitch: 0, fieldOfViewDegrees: 50 };
const other: SceneView = { eye: [400, 300, 9], bearing: 20, pitch: -6, fieldOfViewDegrees: 40 };

test("S08 north is along y, east along x, and up is up", () => {
  expect(directionOf({ bearing: 0, pitch: 0 })).toEqual([0, 1, 0]);
  expect(directionOf({ bearing: 90, pitch: 0 }).map((part) => Math.round(part * 1e9) / 1e9)).toEqual([1, 0, 0]);
  expect(directionOf({ bearing: 0, pitch: 30 })[2]).toBeCloseTo(0.5);
});

test("S08 turning goes on past north, and ends before upside down", () => {
  expect(turnedView(seat, 20, 0).bearing).toBe(10);
  expect(turnedView(seat, 0, 200).pitch).toBe(80);
  expect(turnedView(seat, -380, -200)).toMatchObject({ bearing: 330, pitch: -80 });
});

test("S08 a flight from stand to stand begins and ends where it should", () => {
  expect(viewInFlight(seat, other, 0)).toEqual(seat);
  const landed = viewInFlight(seat, other, 1);
  expect(landed.eye.map((part) => Math.round(part * 1000) / 1000)).toEqual([400, 300, 9]);
  expect(landed).toMatchObject({ bearing: 20, fieldOfViewDegrees: 40 });
});

test("S08 a flight from stand to stand turns the short way, over north", () => {
  expect(viewInFlight(seat, other, 0.5).bearing).toBeCloseTo(5);
});

test("S08 a flight from stand to stand goes over what lies between, never through the ground", () => {
  for (let share = 0; share <= 1; share += 0.05)
    expect(viewInFlight(seat, other, share).eye[2]).toBeGreaterThanOrEqual(5);
  expect(viewInFlight(seat, other, 0.5).eye[2]).toBeGreaterThan(40);
});

test("S08 a flight from stand to stand takes its time, and the first view is there at once", () => {
  const eye = createEyeMotion();
  eye.show(seat, true);
  expect([eye.isMoving(), eye.view()]).toEqual([false, seat]);
  eye.show(other, true);
  eye.advanceBy(flightSeconds / 2);
  expect(eye.isMoving()).toBe(true);
  eye.advanceBy(flightSeconds / 2);
  expect([eye.isMoving(), eye.view()]).toEqual([false, other]);
});
