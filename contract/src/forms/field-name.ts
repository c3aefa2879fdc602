import * as z from "zod";

/**
 * Machine name of a field, unique in its form: letters and digits, first a small
 * letter, so that `name.part` always means a part of a field. Names that mean
 * something to JavaScript's objects are refused.
 */
export const fieldName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/u)
  .refine((name) => !(name in {}));
