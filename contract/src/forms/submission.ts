import * as z from "zod";
import { locales } from "../locales.ts";
import { formErrorKeys } from "./form-errors.ts";

/** Path on the CMS to which the web server posts submissions; it only accepts signed ones. */
export const submissionPath = "/api/form-submissions";

/** Name of the part that holds the record; each file's part is named by its `part`. */
export const recordPart = "submission";

/** Most files with one submission. */
const maxFiles = 10;

/**
 * A submission as the web server posts it to the CMS, as `multipart/form-data`: this record
 * as JSON in the part `submission`, and a part for each file. The header `x-signature`
 * signs the record's text, which contains the digest of each file.
 */
export const submissionSchema = z.object({
  /** Made when the form was rendered: the same key is never stored twice. */
  idempotencyKey: z.uuid(),
  /** documentId of the form. */
  form: z.string().min(1).max(64),
  locale: z.enum(locales),
  /** Values by name of input, as `readFormValues` returns them; the CMS checks them again. */
  values: z.record(z.string(), z.unknown()),
  files: z
    .array(
      z.object({
        /** Name of the file's part in the body. */
        part: z.string().regex(/^file\d{1,2}$/u),
        /** Name of the field it belongs to. */
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

/** Answer 201 for a submission that is stored now, 200 for one that was stored before under the same key. */
export const submissionStoredSchema = z.object({ id: z.string(), state: z.enum(["stored", "known"]) });

/** The reference by which sender and circuit can name a submission. @param id - Its documentId. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** Answer 422: the errors that the sender has to correct, by name of input. */
export const submissionRefusedSchema = z.object({
  errors: z.record(
    z.string(),
    z.object({ key: z.enum(formErrorKeys), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
