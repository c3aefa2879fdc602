/** What can be wrong with a circuit's data. Each says one thing that an editor can mend; the words stand with the reader. */
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

/** Which part of the circuit a problem concerns. */
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

/**
 * One thing wrong with a circuit's data.
 *
 * `id` is that of the thing concerned; of an edge `from–to`; `null` when it is the circuit as a whole, or has no id.
 * `values` are what a sentence needs: names of fields, ids, counts, and lengths in metres.
 */
export interface TrackProblem {
  code: TrackProblemCode;
  part: TrackPart;
  id: string | null;
  values: Readonly<Record<string, string | number>>;
}

/** A problem, with nothing more to say of it unless values are given. */
export function trackProblem(
  code: TrackProblemCode,
  part: TrackPart,
  id: string | null,
  values: TrackProblem["values"] = {},
): TrackProblem {
  return { code, part, id, values };
}
