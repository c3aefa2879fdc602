/** Where in a photograph all round one looks, as shares of its width and height from the upper left. */
export interface PhotoPoint {
  across: number;
  down: number;
}

/**
 * The place in an equirectangular photograph that lies in a direction.
 *
 * @param photoBearing - The bearing that its middle shows.
 */
export function photoPoint(bearing: number, pitch: number, photoBearing: number): PhotoPoint {
  const turned = (bearing - photoBearing) / 360 + 0.5;
  return { across: turned - Math.floor(turned), down: 0.5 - pitch / 180 };
}

/** A direction as the camera has it: to the right, up, and ahead. */
export type CameraPoint = readonly [right: number, up: number, ahead: number];

/** Turns a direction of the circuit (east, north, up) into the camera's. */
export function inCamera(
  [east, north, up]: readonly [number, number, number],
  { bearing, pitch }: { bearing: number; pitch: number },
): CameraPoint {
  const [b, p] = [(bearing * Math.PI) / 180, (pitch * Math.PI) / 180];
  const right = east * Math.cos(b) - north * Math.sin(b);
  const level = east * Math.sin(b) + north * Math.cos(b);
  return [right, up * Math.cos(p) - level * Math.sin(p), level * Math.cos(p) + up * Math.sin(p)];
}
