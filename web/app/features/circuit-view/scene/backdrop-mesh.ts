import { createSeededRandom } from "./seeded-random.ts";
import type { Inks } from "./inks.ts";
import { meshWriter, type MeshArrays } from "./mesh-writer.ts";

/** Metres from the eye to the backdrop, which moves with the eye. */
const away = 2000;

const upAt = (degrees: number) => Math.tan((degrees * Math.PI) / 180) * away;

function spot(bearing: number, degreesUp: number): [number, number, number] {
  const angle = (bearing * Math.PI) / 180;
  return [Math.sin(angle) * away, Math.cos(angle) * away, upAt(degreesUp)];
}

/** Builds the edge of the woods on the horizon, all round. */
export function horizonMesh(inks: Inks): MeshArrays {
  const writer = meshWriter();
  const chance = createSeededRandom(5);
  const steps = 300;
  for (let index = 0; index < steps; index += 1) {
    const [from, to] = [(index / steps) * 360, ((index + 1) / steps) * 360];
    const wave = 0.35 * Math.sin(from / 11) + 0.25 * Math.sin(from / 4.3 + 1);
    const height = 1 + wave + chance() * 0.5;
    const middle = from + (to - from) * (0.3 + chance() * 0.4);
    writer.quad(spot(to, -0.6), spot(from, -0.6), spot(from, height), spot(to, height * 0.92), inks.secondary, 0);
    writer.triangle(spot(to, height * 0.9), spot(from, height * 0.9), spot(middle, height * 1.28), inks.secondary, 0);
  }
  return writer.arrays();
}

/** Clouds: the shape that all share, and the position of each. */
export interface CloudArrays {
  /** Points across and up; −1 and 1 are the cloud's ends. */
  shape: Float32Array;
  /** Four numbers per cloud: direction towards its middle, and half its width in degrees. */
  places: Float32Array;
}

/** Places clouds at several heights all round, the same each time. */
export function cloudArrays(): CloudArrays {
  const chance = createSeededRandom(23);
  const slope = [-1, 0, 1, 0, 0.7, 0.18, -1, 0, 0.7, 0.18, -0.78, 0.18];
  const top = [-0.44, 0.18, 0.4, 0.18, 0.22, 0.4, -0.44, 0.18, 0.22, 0.4, -0.26, 0.4];
  const places = Array.from({ length: 15 }, (_, cloud) => {
    const across = ((cloud * 24 + chance() * 14) * Math.PI) / 180;
    const up = ((12 + chance() * 14) * Math.PI) / 180;
    const half = 2.4 + chance() * 3.6;
    return [Math.sin(across) * Math.cos(up), Math.cos(across) * Math.cos(up), Math.sin(up), half];
  });
  return { shape: Float32Array.from([...slope, ...top]), places: Float32Array.from(places.flat()) };
}
