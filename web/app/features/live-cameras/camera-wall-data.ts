import type { CameraHours } from "@circuit/contract/circuit/camera-air";
import type { TrackShape } from "#app/circuit/track-shapes.ts";
import type { PictureSource } from "#app/ui/picture.tsx";

/** A camera as the page shows it. */
export interface WallCamera extends CameraHours {
  id: string;
  name: string;
  /** Where it hangs and which way it looks, in words. */
  place: string;
  /** What is seen on it; `null` when nobody wrote it down. */
  description: string | null;
  poster: PictureSource | null;
  /** Address of its playlist: https, or a path of the site; `null` when it has none that can be played. */
  stream: string | null;
  /** Whether the site has stills of it for each half minute. */
  hasStills: boolean;
  /** On the drawing: where it hangs, and the `d` of the part that it sees. */
  at: readonly [x: number, y: number];
  cone: string;
}

/** What the drawing 'where does it hang' shows: the track, and around it the `d` of SVG paths in its units. */
export interface WallMap {
  shape: TrackShape;
  areas: readonly { kind: "heath" | "water" | "woodland" | "building"; path: string }[];
  /** By the colours of their zones. */
  stands: readonly { colour: string; path: string }[];
}

/** The live cameras of a circuit. */
export interface CameraWallData {
  cameras: readonly WallCamera[];
  /** Id of the camera that the address asks for; `null` when it asks for none that there is. */
  asked: string | null;
  /** Length of a lap in metres, whole. */
  lapMetres: number;
  map: WallMap | null;
  /** When this was made, in milliseconds since 1970: browsers begin with the same states, then judge by their own clock. */
  madeAt: number;
}
