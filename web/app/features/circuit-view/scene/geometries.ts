import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
} from "three";
import type { CloudArrays } from "./backdrop-mesh.ts";
import type { LineArrays } from "./line-writer.ts";
import type { MeshArrays, TriangleArrays } from "./mesh-writer.ts";
import type { Billboard } from "./plant-shapes.ts";
import type { Plant } from "./planting.ts";
import { isInSight, type Sight } from "./sight.ts";
import { boundingSpheres, gatherVisible, type Reach } from "./visible-parts.ts";

/** Makes a geometry of triangles; bytes become shares of their largest value. */
export function geometryOf({ vertices, indices }: TriangleArrays<string>): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, [numbers, size]] of Object.entries(vertices)) {
    geometry.setAttribute(name, new BufferAttribute(numbers, size, !(numbers instanceof Float32Array)));
  }
  return geometry.setIndex(new BufferAttribute(indices, 1));
}

/** A geometry of which only what is in sight is drawn. */
export interface SightedGeometry {
  geometry: BufferGeometry;
  /** Limits the geometry to what is in sight; to be called when the view changes. */
  look: (sight: Sight) => void;
}

/** Builds geometries that share their vertices, one for each reach: such as the things and their shadows. */
export function sightedMeshes(arrays: MeshArrays, reaches: readonly Reach[]): SightedGeometry[] {
  const whole = geometryOf(arrays);
  const balls = boundingSpheres(arrays);
  return reaches.map((reach) => {
    const geometry = new BufferGeometry();
    for (const name of ["position", "normal", "ink"]) geometry.setAttribute(name, whole.getAttribute(name));
    const visible = new Uint32Array(arrays.indices.length);
    const index = new BufferAttribute(visible, 1);
    index.setUsage(DynamicDrawUsage);
    geometry.setIndex(index);
    geometry.setDrawRange(0, 0);
    return {
      geometry,
      look: (sight) => {
        const count = gatherVisible(arrays.indices, balls, sight, reach, visible);
        geometry.setDrawRange(0, count);
        index.clearUpdateRanges();
        index.addUpdateRange(0, count);
        index.needsUpdate = true;
      },
    };
  });
}

/** Lines are drawn up to this many times their width away: farther they would only be specks. */
const lineReach = 6000;

/** Builds one strip that is drawn once for each line in sight. */
export function lineGeometry({ from, to, inks, count }: LineArrays): SightedGeometry {
  const geometry = new InstancedBufferGeometry();
  const band = Float32Array.of(-1, 0, 0, 1, 0, 0, -1, 1, 0, 1, 1, 0);
  geometry.setAttribute("position", new BufferAttribute(band, 3));
  geometry.setIndex([0, 1, 2, 2, 1, 3]);
  const instanced = [
    { name: "from", all: from, shown: new Float32Array(from.length), size: 3 },
    { name: "to", all: to, shown: new Float32Array(to.length), size: 3 },
    { name: "ink", all: inks, shown: new Uint8Array(inks.length), size: 4 },
  ];
  const gather = instances(geometry, instanced);
  const at = (index: number, axis: 0 | 1 | 2) => {
    const [one, other] = [from[index * 3 + axis] ?? 0, to[index * 3 + axis] ?? 0];
    return { middle: (one + other) / 2, half: (other - one) / 2 };
  };
  const look = (sight: Sight) =>
    gather(count, (index) => {
      const [x, y, z] = [at(index, 0), at(index, 1), at(index, 2)];
      const radius = Math.hypot(x.half, y.half, z.half);
      const away = Math.hypot(x.middle - sight.eye[0], y.middle - sight.eye[1]) - radius;
      const reach = ((inks[index * 4 + 3] ?? 0) / 100) * lineReach;
      return away < reach && isInSight(sight, x.middle, y.middle, z.middle, radius + 0.5);
    });
  return { geometry, look };
}

interface Instanced {
  name: string;
  all: Float32Array | Uint8Array;
  shown: Float32Array | Uint8Array;
  size: number;
}

/** Returns a function that shows the picked ones of the first `count` instances, and hides all others. */
function instances(
  geometry: InstancedBufferGeometry,
  attributes: readonly Instanced[],
): (count: number, isPicked: (index: number) => boolean) => void {
  const made = attributes.map(({ name, all, shown, size }) => {
    const attribute = new InstancedBufferAttribute(shown, size, shown instanceof Uint8Array);
    attribute.setUsage(DynamicDrawUsage);
    geometry.setAttribute(name, attribute);
    return { attribute, all, shown, size };
  });
  geometry.instanceCount = 0;
  return (count, isPicked) => {
    let picked = 0;
    for (let index = 0; index < count; index += 1) {
      if (!isPicked(index)) continue;
      for (const { all, shown, size } of made) {
        for (let part = 0; part < size; part += 1) shown[picked * size + part] = all[index * size + part] ?? 0;
      }
      picked += 1;
    }
    geometry.instanceCount = picked;
    for (const { attribute, size } of made) {
      attribute.clearUpdateRanges();
      attribute.addUpdateRange(0, picked * size);
      attribute.needsUpdate = true;
    }
  };
}

/** Metres from the eye beyond which only some of the trees are drawn. */
const thinFrom = 380;

/** Builds the shape of one kind of plant, drawn once for each plant in sight. */
export function plantGeometry(
  { positions, inks, indices }: Billboard,
  plants: readonly Plant[],
  { metres, shadow }: Reach,
): SightedGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute("position", flatPositions(positions));
  geometry.setAttribute("ink", new BufferAttribute(inks, 4, true));
  geometry.setIndex(new BufferAttribute(indices, 1));
  // The fourth number is the height in twentieths of a metre; its fraction varies the plant's look.
  const places = plants.flatMap(({ at: [x, y], height, variation }) => [
    x,
    y,
    0,
    Math.round(height * 20) + variation * 0.99,
  ]);
  const all = Float32Array.from(places);
  const gather = instances(geometry, [{ name: "place", all, shown: new Float32Array(all.length), size: 4 }]);
  const look = (sight: Sight) =>
    gather(plants.length, (index) => {
      const plant = plants[index];
      if (plant === undefined) return false;
      const { at, height, variation } = plant;
      const away = Math.hypot(at[0] - sight.eye[0], at[1] - sight.eye[1]);
      // Far-away trees overlap: two of three are enough.
      const isDrawn = away < metres && (away < thinFrom || variation < 0.66);
      return isDrawn && isInSight(sight, at[0], at[1], height / 2, height * (1 + shadow));
    });
  return { geometry, look };
}

/** Turns points across and up into vertices. */
function flatPositions(points: Float32Array): BufferAttribute {
  const positions = Float32Array.from({ length: (points.length / 2) * 3 }, (_, index) =>
    index % 3 === 2 ? 0 : (points[Math.floor(index / 3) * 2 + (index % 3)] ?? 0),
  );
  return new BufferAttribute(positions, 3);
}

/** Makes a geometry of clouds. */
export function cloudGeometry({ shape, places }: CloudArrays): BufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute("position", flatPositions(shape));
  geometry.setAttribute("place", new InstancedBufferAttribute(places, 4));
  geometry.instanceCount = places.length / 4;
  return geometry;
}

/** Builds one triangle that covers the whole picture. */
export function pictureGeometry(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.of(-1, -1, 0, 3, -1, 0, -1, 3, 0), 3));
  return geometry;
}
