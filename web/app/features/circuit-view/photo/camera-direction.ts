export type CameraPoint = readonly [right: number, up: number, ahead: number];

/** Converts a direction from the circuit's frame (east, north, up) to the camera's. */
export function inCamera(
  [east, north, up]: readonly [number, number, number],
  { bearing, pitch }: { bearing: number; pitch: number },
): CameraPoint {
  const [b, p] = [(bearing * Math.PI) / 180, (pitch * Math.PI) / 180];
  const right = east * Math.cos(b) - north * Math.sin(b);
  const level = east * Math.sin(b) + north * Math.cos(b);
  return [right, up * Math.cos(p) - level * Math.sin(p), level * Math.cos(p) + up * Math.sin(p)];
}
