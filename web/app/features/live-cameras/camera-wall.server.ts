import type { PublishedCamera, PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import type { Locale } from "@circuit/contract/locales";
import { describeCameraPlace } from "./camera-place.server.ts";
import { streamOf } from "./camera-stream.server.ts";
import type { CameraWallData, WallCamera } from "./camera-wall-data.ts";
import { cameraInMap, wallMap } from "./wall-map.server.ts";

interface WallOptions {
  locale: Locale;
  /** Camera id in the URL, unchecked; `null` for none. */
  asked: string | null;
  now: Date;
}

/**
 * Collects what the page with all cameras shows.
 *
 * @param circuit - `null` when none is published: there are no cameras then.
 */
export function cameraWall(circuit: PublishedCircuit | null, { locale, asked, now }: WallOptions): CameraWallData {
  const madeAt = now.getTime();
  if (circuit === null) return { cameras: [], asked: null, lapMetres: 0, map: null, madeAt };

  const map = wallMap(circuit);
  const cameras = circuit.cameras.map((camera) => ({
    ...shownCamera(camera, circuit, locale),
    ...cameraInMap(camera, map.shape),
  }));
  return {
    cameras,
    asked: cameras.some(({ id }) => id === asked) ? asked : null,
    lapMetres: Math.round(circuit.lengthMetres),
    map,
    madeAt,
  };
}

function shownCamera(
  camera: PublishedCamera,
  circuit: PublishedCircuit,
  locale: Locale,
): Omit<WallCamera, "at" | "cone"> {
  const { id, name, description, poster, state, schedule } = camera;
  const stream = streamOf(camera);
  return {
    id,
    name: name[locale],
    place: describeCameraPlace(camera, circuit, locale),
    description: description?.[locale] ?? null,
    poster: poster === null ? null : posterWithoutTexts(poster),
    // A camera without a playable stream sleeps, whatever its editor set.
    state: state === "live" && stream === null ? "sleeping" : state,
    schedule,
    stream: stream?.address ?? null,
    hasStills: stream?.film != null,
  };
}

/** Strips a picture of its texts, which stand beside it, and of sizes that the page doesn't need. */
function posterWithoutTexts({
  url,
  width,
  height,
  variants,
  avif,
  focalPoint,
}: NonNullable<PublishedCamera["poster"]>) {
  return {
    url,
    width,
    height,
    variants: variants.filter((size) => size.width <= 1600),
    avif,
    focalPoint,
    alternativeText: null,
  };
}
