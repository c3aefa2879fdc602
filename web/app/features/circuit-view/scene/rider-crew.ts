import { type BufferGeometry, DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry } from "three";
import { geometryOf } from "./geometries.ts";
import type { Ink, Inks } from "./inks.ts";
import type { RiderField } from "./rider-field.ts";
import { riderMesh } from "./rider-mesh.ts";
import { isInSight, type Sight } from "./sight.ts";

/** The riders as one geometry for the graphics card. */
export interface RiderCrew {
  geometry: BufferGeometry;
  /** Moves all riders to where they are at a time of the race, in seconds. */
  place: (seconds: number) => void;
  momentAt: RiderField["momentAt"];
}

/** Colours of machines, each with that of the rider's suit. */
function liveries(inks: Inks): readonly (readonly [Ink, Ink])[] {
  return [
    [inks.pink, inks.secondary],
    [inks.yellow, inks.blue],
    [inks.orange, inks["blue-strong"]],
    [inks.turqoise, inks.dark],
    [inks.light, inks["pink-strong"]],
    [inks.primary, inks.asphalt],
    [inks.blue, inks.yellow],
  ];
}

/**
 * Creates the geometry of a field of riders.
 *
 * @param sightNow - Returns what is in sight; `null` before the first picture.
 */
export function createRiderCrew(field: RiderField, inks: Inks, sightNow: () => Sight | null): RiderCrew {
  const mesh = geometryOf(riderMesh(inks));
  const geometry = new InstancedBufferGeometry();
  for (const name of ["position", "normal", "ink"]) geometry.setAttribute(name, mesh.getAttribute(name));
  geometry.setIndex(mesh.getIndex());

  const size = field.riders.length;
  const stance = new InstancedBufferAttribute(new Float32Array(size * 4), 4);
  const first = new InstancedBufferAttribute(new Uint8Array(size * 4), 4, true);
  const second = new InstancedBufferAttribute(new Uint8Array(size * 4), 4, true);
  const attributes = { stance, firstInk: first, secondInk: second };
  for (const [name, attribute] of Object.entries(attributes)) {
    attribute.setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, attribute);
  }
  const all = liveries(inks);

  return {
    geometry,
    momentAt: field.momentAt,
    place: (seconds) => {
      const sight = sightNow();
      let shown = 0;
      field.at(seconds).forEach(({ x, y, bearing, lean }, index) => {
        if (sight !== null && !isShown(sight, x, y)) return;
        const [machine, suit] = all[index % all.length] ?? [inks.light, inks.dark];
        stance.array.set([x, y, (bearing * Math.PI) / 180, (lean * Math.PI) / 180], shown * 4);
        first.array.set([...machine, field.riders[index]?.number ?? 0], shown * 4);
        second.array.set([...suit, 255], shown * 4);
        shown += 1;
      });
      geometry.instanceCount = shown;
      for (const attribute of Object.values(attributes)) attribute.needsUpdate = true;
    },
  };
}

/** Distance from the eye beyond which riders aren't drawn, in metres. */
const farthest = 1200;

/** Whether a rider, or their shadow, may be in the picture. */
function isShown(sight: Sight, x: number, y: number): boolean {
  return Math.hypot(x - sight.eye[0], y - sight.eye[1]) < farthest && isInSight(sight, x, y, 1, 8);
}
