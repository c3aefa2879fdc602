import { boardWriter } from "./board-writer.ts";
import { writeBuildings } from "./building-mesh.ts";
import { cloudArrays, horizonMesh } from "./backdrop-mesh.ts";
import { crowdMesh } from "./crowd-mesh.ts";
import { cloudGeometry, geometryOf, lineGeometry, plantGeometry, sightedMeshes } from "./geometries.ts";
import { writeFacilities } from "./facility-mesh.ts";
import { groundMesh } from "./ground-mesh.ts";
import type { Inks } from "./inks.ts";
import { lineWriter } from "./line-writer.ts";
import { type MeshArrays, meshWriter } from "./mesh-writer.ts";
import { plantShapes } from "./plant-shapes.ts";
import { type Planting, plantingOf, type PlantKind } from "./planting.ts";
import type { SceneCircuit } from "./scene-circuit.ts";
import { drawingOrder, type Stage } from "./stage.ts";
import { standMesh } from "./stand-mesh.ts";
import { measureSurroundings } from "./surroundings.ts";
import { type SceneWriters, writeTrackside } from "./trackside-mesh.ts";

/** Kinds of plant with a drawn shadow: that of a bush would be as large as the bush itself. */
const kindsWithShadow: ReadonlySet<PlantKind> = new Set(["pine", "oak", "birch", "sheep"]);

/** Sheep and bushes are too small to be seen from far away. */
const isLow = (kind: PlantKind) => kind === "sheep" || kind === "bush";

/** How far from the eye things are drawn; shadows only as far as they are recognisable. */
const reach = {
  thing: { metres: 20_000, shadow: 0 },
  low: { metres: 520, shadow: 0 },
  shadow: { metres: 420, shadow: 6 },
} as const;

const kinds: readonly PlantKind[] = ["pine", "oak", "birch", "sheep", "bush"];

/**
 * Splits building the scene into steps of a few milliseconds. `first` makes the first picture, with what is nearest and
 * largest; `later` follows while the visitor looks at it.
 */
export function buildSteps(
  stage: Stage,
  circuit: SceneCircuit,
  inks: Inks,
): { first: (() => void)[]; later: (() => void)[] } {
  const { materials } = stage;
  const around = measureSurroundings(circuit);
  const solidThing = (arrays: MeshArrays) => {
    const [things, shadows] = sightedMeshes(arrays, [reach.thing, reach.shadow]);
    if (shadows !== undefined) stage.addSighted(shadows, materials.shadow, drawingOrder.shadow);
    if (things !== undefined) stage.addSighted(things, materials.solid, drawingOrder.things);
  };
  const add = ({ mesh, lines, boards }: SceneWriters) => {
    solidThing(mesh.arrays());
    stage.addSighted(lineGeometry(lines.arrays()), materials.line, drawingOrder.things);
    stage.add(geometryOf(boards.arrays()), materials.board, drawingOrder.things);
  };
  const first = [
    () => stage.add(cloudGeometry(cloudArrays()), materials.cloud, drawingOrder.backdrop),
    () => stage.addBackdrop(geometryOf(horizonMesh(inks)), materials.ground),
    () => {
      const [land] = sightedMeshes(groundMesh(circuit, around, inks), [reach.thing]);
      if (land !== undefined) stage.addSighted(land, materials.ground, drawingOrder.ground);
    },
    () => {
      const lines = lineWriter();
      solidThing(standMesh(circuit.stands, inks, lines));
      stage.addSighted(lineGeometry(lines.arrays()), materials.line, drawingOrder.things);
    },
    () => stage.add(geometryOf(crowdMesh(circuit.stands, inks)), materials.crowd, drawingOrder.things),
  ];
  let planting: Planting | null = null;
  const shapes = plantShapes(inks);
  const later = [
    ...[writeTrackside, writeBuildings, writeFacilities].map((write) => () => {
      const writers = { mesh: meshWriter(), lines: lineWriter(), boards: boardWriter() };
      write(writers, circuit, around, inks);
      add(writers);
    }),
    () => {
      planting = plantingOf(circuit, around);
    },
    ...kinds.map((kind) => () => {
      const [shape, plants] = [shapes[kind], planting?.[kind] ?? []];
      if (kindsWithShadow.has(kind)) {
        stage.addSighted(plantGeometry(shape, plants, reach.shadow), materials.cutOutShadow, drawingOrder.shadow);
      }
      const seen = plantGeometry(shape, plants, isLow(kind) ? reach.low : reach.thing);
      stage.addSighted(seen, materials.cutOut, drawingOrder.things);
    }),
  ];
  return { first, later };
}
