import { normalBearing, turnBetween } from "@circuit/contract/circuit/plane";
import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { Vertex } from "./mesh-writer.ts";

/** From where one looks, and where to. */
export interface SceneView {
  /** Metres in the circuit's frame. */
  eye: SpacePoint;
  /** Compass, in degrees: the middle of the picture. */
  bearing: number;
  /** Degrees above the horizon; below it when negative. */
  pitch: number;
  /** From the lower to the upper edge of the picture. A wide picture shows more to both sides, never less. */
  fieldOfViewDegrees: number;
}

/** How long a flight takes, in seconds. */
export const flightSeconds = 1.2;

const lowest = -80;
const highest = 80;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const finite = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise);

/** The same view within what can be drawn: nothing in it is infinite, upside down or under the ground. */
export function soundView({ eye: [x, y, z], bearing, pitch, fieldOfViewDegrees }: SceneView): SceneView {
  return {
    eye: [finite(x, 0), finite(y, 0), clamp(finite(z, 2), 0.5, 500)],
    bearing: normalBearing(finite(bearing, 0)),
    pitch: clamp(finite(pitch, 0), lowest, highest),
    fieldOfViewDegrees: clamp(finite(fieldOfViewDegrees, 50), 10, 120),
  };
}

/** The direction in which a view looks: a unit vector. */
export function directionOf({ bearing, pitch }: Pick<SceneView, "bearing" | "pitch">): Vertex {
  const [across, up] = [(bearing * Math.PI) / 180, (pitch * Math.PI) / 180];
  return [Math.sin(across) * Math.cos(up), Math.cos(across) * Math.cos(up), Math.sin(up)];
}

/** A view turned by some degrees: to the right, and up. */
export function turnedView(view: SceneView, deltaBearing: number, deltaPitch: number): SceneView {
  return soundView({ ...view, bearing: view.bearing + deltaBearing, pitch: view.pitch + deltaPitch });
}

/** How high above the straight a flight of so many metres goes in its middle. */
function archOf(metres: number): number {
  return Math.min(70, metres * 0.12);
}

/**
 * The view during a flight from one to another: over what lies between them, turning the short way.
 *
 * @param share - Of the flight's time, from 0 to 1.
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
