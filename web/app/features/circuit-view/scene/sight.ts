import { type Frustum, Sphere } from "three";
import type { Vertex } from "./mesh-writer.ts";

/** The part of the circuit that a camera sees, and from where. */
export interface Sight {
  eye: Vertex;
  frustum: Frustum;
}

const ball = new Sphere();

/** Whether a sphere is at least partly in sight. */
export function isInSight({ frustum }: Sight, x: number, y: number, z: number, radius: number): boolean {
  ball.center.set(x, y, z);
  ball.radius = radius;
  return frustum.intersectsSphere(ball);
}
