import type * as z from "zod";
import { valueProblems } from "#contract/circuit/read-track-file";
import { type TrackPart, type TrackProblem, trackProblem } from "#contract/circuit/track-problem";
import { fieldsOf } from "../schema-parts.ts";
import type { PartInput } from "./part-inputs.ts";

/** A part of the circuit without faults of its own. */
export interface ReadPart<Value> {
  /** The part as the API answers it. */
  input: PartInput;
  /** The part as its schema parsed it. */
  value: Value;
}

/** A list of parts: its name in a circuit's file, the schema of a part, and the most parts in it. */
export interface PartList<Schema extends z.ZodType> {
  name: string;
  part: TrackPart;
  schema: Schema;
  most: number;
}

/**
 * Reads parts one by one; leaves out parts that lack something, or have the id of an earlier part.
 *
 * @param problems - The problems of those parts are added to it.
 * @param taken - Ids of earlier parts; those of the returned parts are added to it.
 */
export function readParts<Schema extends z.ZodType<{ id: string }>>(
  { name, part, schema, most }: PartList<Schema>,
  inputs: readonly unknown[],
  problems: TrackProblem[],
  taken = new Set<string>(),
): ReadPart<z.output<Schema>>[] {
  if (inputs.length > most) problems.push(trackProblem("too-many", part, null, { most, count: inputs.length }));
  return inputs.slice(0, most).flatMap((input) => {
    const read = schema.safeParse(input);
    if (!read.success) {
      const file = { [name]: [input] };
      const issues = read.error.issues.map((issue) => ({ ...issue, path: [name, 0, ...issue.path] }));
      problems.push(...valueProblems(issues, file).slice(0, maxPerPart));
      return [];
    }
    const { data } = read;
    if (taken.has(data.id)) {
      problems.push(trackProblem("duplicate-id", part, data.id));
      return [];
    }
    taken.add(data.id);
    return [{ input: fieldsOf(input), value: data }];
  });
}

/** Most problems that are reported of one part. */
const maxPerPart = 5;
