import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { viewpointKinds } from "@circuit/contract/circuit/track-file";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { PlanDrawing } from "./plan-drawing.ts";
import type { CompassPoint, RelativeSide } from "./relative-side.ts";
import type { SceneLabel, SeenCorner } from "./seat-view.ts";

interface NamedStop {
  id: string;
  name: string;
}

/** A stop of the virtual tour, in one language. */
export interface TourStop extends NamedStop {
  /** Its name with soft hyphens in its long words. */
  heading: string;
  kind: (typeof viewpointKinds)[number];
  /** What its editor wrote of it. */
  description: string | null;
  still: PictureSource | null;
  photo: { url: string; bearing: number } | null;
  eye: SpacePoint;
  bearing: number;
  facing: CompassPoint;
  /** All round, in the order of a clock from where one looks. */
  corners: SeenCorner[];
  /** Of the lap in sight: per cent, and metres. */
  share: number;
  metres: number;
  metresToTrack: number;
  /** The stand that it is on. */
  stand: NamedStop | null;
  /** Stops that one can go to from here, from left to right. */
  ways: (NamedStop & { side: RelativeSide; metres: number })[];
  /** Signs over these in the scene, without their addresses. */
  signs: Omit<SceneLabel, "to">[];
  plan: PlanDrawing;
  /** All stops, in the order of the tour. */
  stops: NamedStop[];
}
