import { getPosition } from "suncalc";
import { normalBearing } from "./plane.ts";
import type { GeographicAnchor } from "./track-file.ts";

/** The sun's position, in degrees. */
export interface Sun {
  /** Bearing in the circuit's local frame: 0 is along its y axis, 90 along its x axis. */
  bearing: number;
  /** Height above the horizon, with refraction; below 0 after sunset. */
  altitude: number;
}

/** Computes the sun's position at the circuit, within some hundredths of a degree of NOAA's solar calculator. */
export function sunAt({ latitude, longitude, yAxisBearing }: GeographicAnchor, at: Date): Sun {
  const { azimuth, altitude } = getPosition(at, latitude, longitude);
  return { bearing: normalBearing(azimuth - yAxisBearing), altitude };
}
