import { turnBetween } from "@circuit/contract/circuit/plane";
import type { SeatLight } from "@circuit/contract/circuit/shade";
import type { Sun } from "@circuit/contract/circuit/sun";
import { relativeSide, type RelativeSide } from "./relative-side.ts";

/** Height of the sun: a low sun shines under the peak of a cap, a high one burns. */
export type SunHeight = "low" | "half" | "high";

/** The sun as a spectator on a seat experiences it. */
export type SunOnSeat =
  | { light: "night" }
  | { light: "shade"; by: "roof" | "own-stand" | "other"; side: RelativeSide }
  | { light: "sun"; height: SunHeight; side: RelativeSide; advice: SunAdvice };

/** What helps: a cap against a low sun ahead, sun cream under a high one. */
export type SunAdvice = "cap" | "cream" | null;

/** Degrees above the horizon: below the first the sun is low, from the second on it is high. */
const lowBelow = 20;
const highFrom = 40;

/** Describes the sun for a spectator on a seat. @param facing - Bearing in which the seat looks. */
export function sunOnSeat(sun: Sun, light: SeatLight, facing: number): SunOnSeat {
  if (light.is === "night") return { light: "night" };
  const side = relativeSide(facing, sun.bearing);
  if (light.is === "shade") {
    const by = light.by === "roof" || light.by === "own-stand" ? light.by : "other";
    return { light: "shade", by, side };
  }
  const height = sun.altitude < lowBelow ? "low" : sun.altitude < highFrom ? "half" : "high";
  const isInEyes = height !== "high" && Math.abs(turnBetween(facing, sun.bearing)) <= 90;
  const advice = isInEyes ? "cap" : height === "high" ? "cream" : null;
  return { light: "sun", height, side, advice };
}
