import { normalBearing, turnBetween } from "@circuit/contract/circuit/plane";
import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { Vertex } from "./mesh-writer.ts";

/** Position and direction of a view. */
export interface SceneView {
  /** Metres in the circuit's frame. */
  eye: SpacePoint;
  /** Compass bearing of the picture's middle, in degrees. */
  bearing: number;
  /** Degrees above the horizon; below it when negative. */
  pitch: number;
  /** Vertical field of view: a wide picture shows more to both sides, never less. */
  fieldOfViewDegrees: number;
}

/** Duration of a flight from one view to another. */
export const flightSeconds = 1.2;

const lowest = -80;
const highest = 80;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const finite = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise);

/** Limits a view to what can be drawn: finite, not upside down, not under the ground. */
export function limitView({ eye: [x, y, z], bearing, pitch, fieldOfViewDegrees }: SceneView): SceneView {
  return {
    eye: [finite(x, 0), finite(y, 0), clamp(finite(z, 2), 0.5, 500)],
    bearing: normalBearing(finite(bearing, 0)),
    pitch: clamp(finite(pitch, 0), lowest, highest),
    fieldOfViewDegrees: clamp(finite(fieldOfViewDegrees, 50), 10, 120),
  };
}

/** Returns the direction of a view as a unit vector. */
export function directionOf({ bearing, pitch }: Pick<SceneView, "bearing" | "pitch">): Vertex {
  const [across, up] = [(bearing * Math.PI) / 180, (pitch * Math.PI) / 180];
  return [Math.sin(across) * Math.cos(up), Math.cos(across) * Math.cos(up), Math.sin(up)];
}

/** Turns a view to the right and up, by degrees. */
export function turnedView(view: SceneView, deltaBearing: number, deltaPitch: number): SceneView {
  return limitView({ ...view, bearing: view.bearing + deltaBearing, pitch: view.pitch + deltaPitch });
}

/** Returns how high above the straight line the middle of a flight over so many metres is. */
function archOf(metres: number): number {
  return Math.min(70, metres * 0.12);
}

/**
 * Returns the view during a flight, which arches over what lies between and turns the short way.
 *
 * @param share - Share of the flight's time, from 0 to 1.
 */
export function viewInFlight(from: SceneView, to: SceneView, share: number): SceneView {
  const time = clamp(share, 0, 1);
  const eased = time * time * time * (time * (time * 6 - 15) + 10);
  const at = (one: number, other: number) => one + (other - one) * eased;
  const metres = Math.hypot(to.eye[0] - from.eye[0], to.eye[1] - from.eye[1]);
  const arch = Math.sin(Math.PI * eased) ** 2 * archOf(metres);
  return {
    eye: [at(from.eye[0], to.eye[0]), at(from.eye[1], to.eye[1]), at(from.eye[2], to.eye[2]) + arch],
    bearing: normalBearing(from.bearing + turnBetween(from.bearing, to.bearing) * eased),
    pitch: at(from.pitch, to.pitch) - Math.sin(Math.PI * eased) ** 2 * Math.min(14, arch / 4),
    fieldOfViewDegrees: at(from.fieldOfViewDegrees, to.fieldOfViewDegrees),
  };
}
