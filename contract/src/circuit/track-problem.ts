/** Codes of the problems that an editor can mend in a circuit's data; the admin panel has the messages. */
export type TrackProblemCode =
  // One value by itself
  | "missing"
  | "not-a-number"
  | "wrong-value"
  | "too-many"
  | "too-few"
  // The centre line
  | "line-open"
  | "line-crosses-itself"
  | "line-repeats-a-point"
  | "line-runs-the-other-way"
  | "length-differs"
  | "start-off-the-line"
  | "pit-lane-off-the-track"
  | "corner-off-the-line"
  | "corner-at-another-distance"
  | "corner-turns-the-other-way"
  | "sectors-leave-a-gap"
  // Records
  | "lap-too-fast"
  | "record-to-come"
  // Things on the site
  | "duplicate-id"
  | "unknown-zone"
  | "unknown-price-category"
  | "unknown-stand"
  | "unknown-viewpoint"
  | "off-the-site"
  | "stand-on-the-track"
  | "stand-too-small"
  | "stand-too-full"
  | "place-on-the-track"
  | "stand-looks-away"
  | "too-detailed"
  | "outline-crosses-itself"
  | "base-above-top"
  | "tour-in-parts"
  // The path network
  | "unknown-node"
  | "unknown-destination"
  | "edge-leads-nowhere"
  | "path-crosses-the-track"
  | "steps-called-step-free"
  | "network-in-parts"
  | "no-path-reaches"
  | "no-node-arrives"
  | "arrives-far-off"
  | "no-step-free-way";

/** Kind of part of the circuit that a problem concerns. */
export type TrackPart =
  | "circuit"
  | "line"
  | "corner"
  | "sector"
  | "zone"
  | "price-category"
  | "stand"
  | "area"
  | "place"
  | "camera"
  | "viewpoint"
  | "node"
  | "edge";

/** A problem of a circuit's data. */
export interface TrackProblem {
  code: TrackProblemCode;
  part: TrackPart;
  /** Id of the part, `from–to` for an edge; `null` for the circuit as a whole, or a part without id. */
  id: string | null;
  /** Values for the message: names of fields, ids, counts, and lengths in metres. */
  values: Readonly<Record<string, string | number>>;
}

/** Builds a problem of the circuit's data. */
export function trackProblem(
  code: TrackProblemCode,
  part: TrackPart,
  id: string | null,
  values: TrackProblem["values"] = {},
): TrackProblem {
  return { code, part, id, values };
}
