import { turnBetween } from "@circuit/contract/circuit/plane";

/** Angles of a phone in degrees, as `deviceorientation` gives them. */
export interface DeviceAngles {
  alpha: number;
  beta: number;
  gamma: number;
}

/** Direction of a phone's back: a bearing from where its `alpha` begins, and degrees above the horizon. */
export interface DeviceAim {
  bearing: number;
  pitch: number;
}

/** Computes where the back of a phone points (W3C Device Orientation: turned around z, then x, then y). */
export function deviceAim({ alpha, beta, gamma }: DeviceAngles): DeviceAim {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180);
  const [sinA, cosA] = [Math.sin(a ?? 0), Math.cos(a ?? 0)];
  const [sinB, cosB] = [Math.sin(b ?? 0), Math.cos(b ?? 0)];
  const [sinC, cosC] = [Math.sin(c ?? 0), Math.cos(c ?? 0)];
  // Direction out of the phone's back, in east, north and up.
  const east = -(cosA * sinC + sinA * sinB * cosC);
  const north = -(sinA * sinC - cosA * sinB * cosC);
  const up = -(cosB * cosC);
  return {
    bearing: (Math.atan2(east, north) * 180) / Math.PI,
    pitch: (Math.asin(Math.min(1, Math.max(-1, up))) * 180) / Math.PI,
  };
}

/** Returns by how many degrees the aim has changed. */
export function aimChange(before: DeviceAim, now: DeviceAim): { bearing: number; pitch: number } {
  return { bearing: turnBetween(before.bearing, now.bearing), pitch: now.pitch - before.pitch };
}
