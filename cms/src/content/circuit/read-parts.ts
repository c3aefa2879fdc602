import type * as z from "zod";
import { valueProblems } from "#contract/circuit/read-track-file";
import { type TrackPart, type TrackProblem, trackProblem } from "#contract/circuit/track-problem";
import { fieldsOf, type PartInput } from "./part-input.ts";

/** A part of the circuit that is as it should be by itself. */
export interface ReadPart<Value> {
  /** As it is answered. */
  input: PartInput;
  /** As its readers get it. */
  value: Value;
}

/** What a list of parts is called in a circuit's file, what is in it, and how much may be. */
export interface PartList<Schema extends z.ZodType> {
  name: string;
  part: TrackPart;
  schema: Schema;
  most: number;
}

/**
 * Reads parts one by one: those that lack something, or repeat the id of another, are left out.
 *
 * @param problems - Gets what is wrong with those that are left out.
 * @param taken - Ids that others have already; gets those of the parts that are kept.
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

/** Most problems that are told of one part. */
const maxPerPart = 5;
