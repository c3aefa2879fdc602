import { getPosition } from "suncalc";
import { normalBearing } from "./plane.ts";
import type { GeographicAnchor } from "./track-file.ts";

/** Where the sun stands, in degrees. */
export interface Sun {
  /** Compass bearing in the circuit's frame: 0 is along its y axis, 90 along its x axis. */
  bearing: number;
  /** Above the horizon, as it is seen through the air; below 0 it has set. */
  altitude: number;
}

/**
 * Where the sun stands at the circuit. Within some hundredths of a degree of NOAA's solar calculator.
 *
 * @param at - An instant, in no time zone.
 */
export function sunAt({ latitude, longitude, yAxisBearing }: GeographicAnchor, at: Date): Sun {
  const { azimuth, altitude } = getPosition(at, latitude, longitude);
  return { bearing: normalBearing(azimuth - yAxisBearing), altitude };
}
