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
  /** The name with soft hyphens in its long words. */
  heading: string;
  kind: (typeof viewpointKinds)[number];
  /** Text by the editor. */
  description: string | null;
  still: PictureSource | null;
  photo: { url: string; bearing: number } | null;
  eye: SpacePoint;
  bearing: number;
  facing: CompassPoint;
  /** Corners in sight all round, in the order of the circuit's corners. */
  corners: SeenCorner[];
  /** Share of the lap in sight, in per cent; `metres` is the length in sight. */
  share: number;
  metres: number;
  metresToTrack: number;
  /** The grandstand that the stop is on. */
  stand: NamedStop | null;
  /** Stops that one can go to from here, from left to right. */
  ways: (NamedStop & { side: RelativeSide; metres: number })[];
  /** Labels over the `ways` in the scene, without their URLs. */
  signs: Omit<SceneLabel, "to">[];
  plan: PlanDrawing;
  /** All stops, in the order of the tour. */
  stops: NamedStop[];
}
