import type { Point } from "./plane.ts";
import type { GeographicAnchor } from "./track-file.ts";

/** A position on earth: WGS 84, decimal degrees. */
export interface GeographicPosition {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the metres in one degree north and one degree east at a latitude (WGS 84 ellipsoid; NGA's series). */
function metresPerDegree(latitude: number): { north: number; east: number } {
  const phi = radians(latitude);
  return {
    north: 111_132.92 - 559.82 * Math.cos(2 * phi) + 1.175 * Math.cos(4 * phi) - 0.0023 * Math.cos(6 * phi),
    east: 111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi) + 0.118 * Math.cos(5 * phi),
  };
}

/**
 * Converts a position on earth to the circuit's local frame, in metres. It treats the earth as flat around the anchor:
 * three kilometres away the error is about a metre, less than that of a telephone's GPS.
 */
export function toLocal(anchor: GeographicAnchor, { latitude, longitude }: GeographicPosition): Point {
  const scale = metresPerDegree((anchor.latitude + latitude) / 2);
  const north = (latitude - anchor.latitude) * scale.north;
  const east = (longitude - anchor.longitude) * scale.east;
  const [sine, cosine] = [Math.sin(radians(anchor.yAxisBearing)), Math.cos(radians(anchor.yAxisBearing))];
  return [east * cosine - north * sine, east * sine + north * cosine];
}
