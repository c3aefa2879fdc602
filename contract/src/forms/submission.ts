import * as z from "zod";
import { locales } from "../locales.ts";
import { formErrorKeys } from "./form-errors.ts";

/** CMS path to which the web server posts signed submissions. */
export const submissionPath = "/api/form-submissions";

/** Name of the multipart part with the record as JSON; each file's `part` names its own. */
export const recordPart = "submission";

/** Most files with one submission. */
const maxFiles = 10;

/**
 * A form's submission, which the web server posts to the CMS as `multipart/form-data`: this record as JSON, and a part
 * for each file. The header `x-signature` signs the record's text, which contains the digest of each file.
 */
export const submissionSchema = z.object({
  /** Created when the form was rendered; the CMS stores one submission per key. */
  idempotencyKey: z.uuid(),
  /** documentId of the form. */
  form: z.string().min(1).max(64),
  locale: z.enum(locales),
  /** Values by input name, as `readFormValues` returns them; the CMS validates them again. */
  values: z.record(z.string(), z.unknown()),
  files: z
    .array(
      z.object({
        /** Name of the file's multipart part. */
        part: z.string().regex(/^file\d{1,2}$/u),
        /** Name of the file's field in the form. */
        field: z.string(),
        name: z.string().max(1000),
        /** Hex SHA-256 of the content. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/u),
      }),
    )
    .max(maxFiles)
    .default([]),
});

export type Submission = z.input<typeof submissionSchema>;

/** The answer for a stored submission: 201 for a new one, 200 for one stored before with the same key. */
export const submissionStoredSchema = z.object({ id: z.string(), state: z.enum(["stored", "known"]) });

/** Returns the reference of a submission for its sender and the staff. @param id - Its documentId. */
export function submissionReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** The answer 422: the errors for the sender to correct, by input name. */
export const submissionRefusedSchema = z.object({
  errors: z.record(
    z.string(),
    z.object({ key: z.enum(formErrorKeys), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
