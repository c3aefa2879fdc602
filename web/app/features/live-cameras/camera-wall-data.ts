import type { CameraHours } from "@circuit/contract/circuit/camera-live-state";
import type { TrackShape } from "#app/circuit/track-shapes.ts";
import type { PictureSource } from "#app/ui/picture.tsx";

/** A camera as the page shows it. */
export interface WallCamera extends CameraHours {
  id: string;
  name: string;
  /** Where it hangs and which way it looks, in words. */
  place: string;
  /** What is seen on it; `null` when the editor wrote nothing. */
  description: string | null;
  poster: PictureSource | null;
  /** URL of its playlist: https, or a path of the site; `null` when it has none that can be played. */
  stream: string | null;
  /** Whether the site makes a still of it each half-minute. */
  hasStills: boolean;
  /** Position on the drawing; `cone` is the `d` of an SVG path around what it sees. */
  at: readonly [x: number, y: number];
  cone: string;
}

/** Map of where the cameras hang: the track, and around it SVG paths in units of its drawing. */
export interface WallMap {
  shape: TrackShape;
  areas: readonly { kind: "heath" | "water" | "woodland" | "building"; path: string }[];
  /** Grandstands, each in the colour of its zone. */
  stands: readonly { colour: string; path: string }[];
}

/** The live cameras of a circuit. */
export interface CameraWallData {
  cameras: readonly WallCamera[];
  /** Id of the camera in the URL; `null` for none or an unknown one. */
  asked: string | null;
  /** Length of a lap in whole metres. */
  lapMetres: number;
  map: WallMap | null;
  /** When the server made this, in milliseconds since 1970: the camera states before hydration depend on it. */
  madeAt: number;
}
