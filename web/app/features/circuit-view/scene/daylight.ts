import { type Sun, sunAt } from "@circuit/contract/circuit/sun";
import type { GeographicAnchor } from "@circuit/contract/circuit/track-file";
import { mixInks, type Ink, type Inks } from "./inks.ts";
import type { Vertex } from "./mesh-writer.ts";
import { directionOf } from "./scene-view.ts";

/** The light in which a picture is drawn. */
export interface Daylight {
  /** Unit vector towards the sun, or at night the moon, in the circuit's frame. */
  towards: Vertex;
  /** Colours of the upper sky, of the sky over the horizon, and of the halftone dots on the latter. */
  sky: { high: Ink; low: Ink; dots: Ink };
  /** Colours of the sun's or moon's disc, and of the dots on its lower half. */
  disc: { ink: Ink; dots: Ink };
  cloud: Ink;
  /** Factors from 0 to 1 by which all colours on the ground are multiplied. */
  tint: Vertex;
  /** How much darker faces are that turn away from the sun, from 0 to 1. */
  shade: number;
  hasShadows: boolean;
  /** Brightness of the stars, from 0 to 1. */
  stars: number;
}

/** Position of the sun in pictures without a date: a morning, as in the design. */
const undated: Sun = { bearing: 110, altitude: 17 };

/** Returns the sun's position at a circuit on a date; that of `undated` where either is unknown. */
export function sunOf(anchor: GeographicAnchor | null | undefined, date: Date | null): Sun {
  return anchor == null || date === null ? undated : sunAt(anchor, date);
}

/** Returns where a number lies between two others: 0 at the first, 1 at the second. */
function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

const mixed = (one: Vertex, other: Vertex, by: number): Vertex => [
  one[0] + (other[0] - one[0]) * by,
  one[1] + (other[1] - one[1]) * by,
  one[2] + (other[2] - one[2]) * by,
];

/** Returns the light for the sun's height: day, the gold of a low sun, dusk or night. */
export function daylightOf(sun: Sun, inks: Inks): Daylight {
  const { altitude } = sun;
  const dusk = 1 - share(altitude, 0, 6);
  const night = 1 - share(altitude, -9, -2);
  const isNight = altitude < -2;
  const sky = {
    high: mixInks(mixInks(inks.turqoise, inks.blue, dusk), mixInks(inks["blue-strong"], inks.dark, 0.45), night),
    low: mixInks(mixInks(inks.turqoise, inks.orange, dusk), inks["blue-strong"], night),
    dots: mixInks(mixInks(inks.light, inks.yellow, dusk), inks.blue, night),
  };
  return {
    towards: isNight
      ? directionOf({ bearing: sun.bearing + 180, pitch: Math.min(50, 12 - altitude) })
      : directionOf({ bearing: sun.bearing, pitch: altitude }),
    sky,
    disc: isNight
      ? { ink: mixInks(inks.light, inks.yellow, 0.15), dots: mixInks(inks.light, inks.blue, 0.3) }
      : { ink: mixInks(inks.yellow, inks.orange, dusk * 0.5), dots: mixInks(inks.orange, inks.pink, dusk) },
    cloud: mixInks(mixInks(inks.light, inks.pink, dusk * 0.6), inks["blue-strong"], night * 0.7),
    tint: mixed(mixed([1, 1, 1], [0.86, 0.72, 0.78], dusk), [0.3, 0.36, 0.62], night),
    shade: 0.34,
    hasShadows: altitude > 1,
    stars: night,
  };
}
