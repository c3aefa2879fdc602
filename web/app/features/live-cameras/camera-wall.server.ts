import type { PublishedCamera, PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import type { Locale } from "@circuit/contract/locales";
import type { PictureSource } from "#app/ui/picture.tsx";
import { pictureSource } from "#app/ui/picture-source.ts";
import { describeCameraPlace } from "./camera-place.server.ts";
import { streamOf } from "./camera-stream.server.ts";
import { cameraInMap, wallMap } from "./wall-map.server.ts";

interface WallOptions {
  locale: Locale;
  /** Camera id in the URL, unchecked; `null` for none. */
  asked: string | null;
  now: Date;
}

/** The live cameras of a circuit. */
export type CameraWallData = ReturnType<typeof cameraWall>;

/** A camera as the page shows it. */
export type WallCamera = CameraWallData["cameras"][number];

/**
 * Collects what the page with all cameras shows.
 *
 * @param circuit - `null` when none is published: there are no cameras then.
 */
export function cameraWall(circuit: PublishedCircuit | null, { locale, asked, now }: WallOptions) {
  const map = circuit && wallMap(circuit);
  const cameras =
    circuit === null || map === null
      ? []
      : circuit.cameras.map((camera) => ({
          ...shownCamera(camera, circuit, locale),
          ...cameraInMap(camera, map.shape),
        }));
  return {
    cameras,
    /** Id of the camera in the URL; `null` for none or an unknown one. */
    asked: cameras.some(({ id }) => id === asked) ? asked : null,
    /** Length of a lap in whole metres. */
    lapMetres: Math.round(circuit?.lengthMetres ?? 0),
    map,
    /** When the server made this, in milliseconds since 1970: the camera states before hydration depend on it. */
    madeAt: now.getTime(),
  };
}

function shownCamera(camera: PublishedCamera, circuit: PublishedCircuit, locale: Locale) {
  const { id, name, description, poster, state, schedule } = camera;
  const stream = streamOf(camera);
  return {
    id,
    name: name[locale],
    place: describeCameraPlace(camera, circuit, locale),
    /** What is seen on it; `null` when the editor wrote nothing. */
    description: description?.[locale] ?? null,
    poster: posterOf(poster),
    // A camera without a playable stream sleeps, whatever its editor set.
    state: state === "live" && stream === null ? "sleeping" : state,
    schedule,
    /** URL of its playlist: https, or a path of the site; `null` when it has none that can be played. */
    stream: stream?.address ?? null,
    /** Whether the site makes a still of it each half-minute. */
    hasStills: stream?.film != null,
  };
}

/** Strips a picture of its text, which stands beside it, and of sizes that the page doesn't need. */
function posterOf(image: PublishedCamera["poster"]): PictureSource | null {
  const poster = pictureSource(image);
  return poster && { ...poster, variants: poster.variants.filter(({ width }) => width <= 1600), alternativeText: null };
}
