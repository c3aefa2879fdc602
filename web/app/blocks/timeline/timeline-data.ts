import type { TimelineItem } from "@circuit/contract/content/collections";
import type { TrackShape } from "#app/circuit/track-shapes.ts";

export type Moment = Pick<TimelineItem, "year" | "title" | "text" | "image">;

export interface TimelineData {
  /** Moments in history, oldest first. */
  items: Moment[];
  /** Whether there are too many moments for a single row. */
  isLong: boolean;
  /** Drawing of the history as a lap; `null` for a short history, or without a published circuit. */
  lap: TimelineLap | null;
}

/** History along the track: the first year at the start line, the last one at the finish. */
export interface TimelineLap {
  /** Drawing with north up for wide screens; `tall` is turned 90 degrees for portrait screens. */
  wide: LapDrawing;
  tall: LapDrawing;
  /** Position on the lap of each moment, in the order of the moments. */
  places: LapPlace[];
}

export interface LapDrawing {
  shape: TrackShape;
  marks: { year: number; x: number; y: number; label: { x: number; y: number } | null }[];
  /** SVG paths of the track from each moment to the next. */
  stretches: string[];
}

export interface LapPlace {
  /** Whole metres from the start line. */
  metres: number;
  /** Name of the last corner before this position; `null` before the first corner. */
  after: string | null;
  /** Name of the lap's first corner; `null` on a track without corners. */
  first: string | null;
  isFinish: boolean;
}
