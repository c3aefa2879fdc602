import type { TimelineItem } from "@circuit/contract/content/collections";
import type { TrackShape } from "#app/circuit/track-shapes.ts";

export type Moment = Pick<TimelineItem, "year" | "title" | "text" | "image">;

export interface TimelineData {
  /** The moments a block shows, oldest first. */
  items: Moment[];
  /** Whether they are more than fit on one stretch of road. */
  isLong: boolean;
  /** The whole history as one lap; `null` for a short one, and without a circuit. */
  lap: TimelineLap | null;
}

/** A history along the track: the first year at the start line, the last where the lap is round. */
export interface TimelineLap {
  /** North up, and turned a quarter for upright screens. */
  wide: LapDrawing;
  tall: LapDrawing;
  /** Where on the lap each moment is, in their order. */
  places: LapPlace[];
}

export interface LapDrawing {
  shape: TrackShape;
  marks: { year: number; x: number; y: number; label: { x: number; y: number } | null }[];
  /** The track from each moment to the next. */
  stretches: string[];
}

export interface LapPlace {
  /** From the start line, whole metres. */
  metres: number;
  /** The last corner before it; `null` before the first. */
  after: string | null;
  /** The first corner of the lap; `null` on a track without corners. */
  first: string | null;
  isFinish: boolean;
}
