import { expect, test } from "vitest";
import { daylightOf, sunOf } from "./daylight.ts";
import { inksOf } from "./inks.ts";
import { createPixelRatio } from "./pixel-ratio.ts";

const inks = inksOf(() => "");
const anchor = { latitude: 52.84, longitude: 6.61, yAxisBearing: 0 };

test("S08 a June noon is bright, with short shadows from the south", () => {
  const light = daylightOf(sunOf(anchor, new Date("2027-06-26T13:35:00+02:00")), inks);
  expect(light).toMatchObject({ tint: [1, 1, 1], stars: 0, hasShadows: true, sky: { high: inks.turqoise } });
  expect(light.towards[1]).toBeLessThan(-0.4);
  expect(light.towards[2]).toBeGreaterThan(0.8);
});

test("S08 at midnight there are stars and a moon, and no shadow of the sun", () => {
  const light = daylightOf(sunOf(anchor, new Date("2027-09-12T01:30:00+02:00")), inks);
  expect(light).toMatchObject({ stars: 1, hasShadows: false });
  expect(light.towards[2]).toBeGreaterThan(0);
});

test("S08 a circuit of which nobody knows where it lies has the morning of the design", () => {
  expect(sunOf(null, new Date())).toEqual(sunOf(anchor, null));
});

test("S08 inks follow the brand's own colours, and what is no colour changes nothing", () => {
  const own = inksOf(
    (property) => ({ "--brand-pink": " #123456", "--brand-blue": "#abc", "--brand-yellow": "red" })[property] ?? "",
  );
  expect([own.pink, own.blue, own.yellow]).toEqual([[18, 52, 86], [170, 187, 204], inks.yellow]);
});

test("S08 a picture gets coarser where frames come slowly, as much as it takes, and not without end", () => {
  const ratio = createPixelRatio(3, false);
  expect(ratio.current()).toBe(2);
  for (let turn = 0; turn < 20; turn += 1) ratio.onPace(80);
  expect(ratio.current()).toBe(0.5);
  expect(ratio.onPace(80)).toBe(false);
});

test("S08 a picture gets coarser where frames come slowly, but a picture that stands still is as fine as the screen; without a graphics card it begins coarse", () => {
  const ratio = createPixelRatio(2, true);
  expect([ratio.current(), ratio.finest(), createPixelRatio(2, false).finest()]).toEqual([0.8, 1.25, 2]);
});

test("S08 a picture gets coarser where frames come slowly, and finer again where there is time, but never as fine as what was too much", () => {
  const ratio = createPixelRatio(2, false);
  ratio.onPace(40);
  const coarse = ratio.current();
  for (let turn = 0; turn < 10; turn += 1) ratio.onPace(16.7);
  expect(ratio.current()).toBeGreaterThanOrEqual(coarse);
  expect(ratio.current()).toBeLessThan(2);
});
