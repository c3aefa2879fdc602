import type * as z from "zod";
import { findTrackProblems } from "./find-track-problems.ts";
import { type Circuit, trackFileSchema } from "./track-file.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/** A valid circuit, or at least one problem of its data. */
export type ReadTrackFile = { circuit: Circuit; problems: null } | { circuit: null; problems: TrackProblem[] };

/**
 * Validates a circuit's data file, which anyone may have written. Never throws for its content.
 *
 * @param input - The parsed JSON.
 */
export function readTrackFile(input: unknown): ReadTrackFile {
  const { data: circuit, error } = trackFileSchema.safeParse(input);
  if (circuit === undefined) return { circuit: null, problems: valueProblems(error.issues, input) };

  const problems = findTrackProblems(circuit);
  return problems.length === 0 ? { circuit, problems: null } : { circuit: null, problems };
}

/** Kind of part in each list of the file. */
const partsOfLists: Readonly<Record<string, TrackPart>> = {
  centreLine: "line",
  pitLane: "line",
  corners: "corner",
  sectors: "sector",
  zones: "zone",
  priceCategories: "price-category",
  stands: "stand",
  areas: "area",
  places: "place",
  cameras: "camera",
  viewpoints: "viewpoint",
  nodes: "node",
  edges: "edge",
};

/**
 * Describes zod's issues in an editor's terms; only the first hundred, since a file of another kind has thousands.
 *
 * @param input - The file that the issues' paths refer to.
 */
export function valueProblems(issues: readonly z.core.$ZodIssue[], input: unknown): TrackProblem[] {
  return issues.slice(0, 100).map((issue) => valueProblem(issue, input));
}

function valueProblem(issue: z.core.$ZodIssue, input: unknown): TrackProblem {
  const path = issue.path.map(String);
  const value = valueAt(input, path);
  const listName = path.find((key) => key in partsOfLists);
  const part = listName === undefined ? "circuit" : (partsOfLists[listName] ?? "circuit");
  const above = listName === undefined ? [] : path.slice(0, path.indexOf(listName) + 2);
  const field = path.slice(above.length).join(".") || (path.at(-1) ?? "");
  const id = part === "line" || above.length === 0 ? null : idOf(valueAt(input, above));

  if (issue.code === "too_big" && issue.origin === "array") {
    const count = Array.isArray(value) ? value.length : 0;
    return trackProblem("too-many", part, id, { field, most: Number(issue.maximum), count });
  }
  if (issue.code === "too_small" && issue.origin === "array") {
    return trackProblem("too-few", part, id, { field, least: Number(issue.minimum) });
  }
  if (value === undefined || value === null || value === "") return trackProblem("missing", part, id, { field });
  if (typeof value === "number" && !Number.isFinite(value)) return trackProblem("not-a-number", part, id, { field });
  return trackProblem("wrong-value", part, id, { field });
}

/** Reads the value at a path of an unknown input. */
function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(key);
  }
  return value;
}

/** Reads the id of a list's entry; for an edge the ids of its two nodes. */
function idOf(entry: unknown): string | null {
  if (typeof entry !== "object" || entry === null) return null;
  if ("id" in entry && typeof entry.id === "string") return entry.id;
  return "from" in entry && "to" in entry ? `${String(entry.from)}–${String(entry.to)}` : null;
}
