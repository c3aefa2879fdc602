import * as z from "zod";
import { locales } from "../locales.ts";
import { formErrorKeys } from "./form-errors.ts";

/** Where the web server posts submissions, below the CMS's own address; signed, and in no way public. */
export const submissionPath = "/api/form-submissions";

/** Name of the part that holds the record; each file's part is named by its `part`. */
export const recordPart = "submission";

/** Most pictures with one submission. */
const mostFiles = 10;

/**
 * What the web server posts to the CMS, as `multipart/form-data`: this record as
 * JSON in the part `submission`, and a part for each file. The header
 * `x-signature` signs the record's text, which names each file's digest.
 */
export const submissionSchema = z.object({
  /** Made when the form was drawn: the same key is never stored twice. */
  idempotencyKey: z.uuid(),
  /** documentId of the form. */
  form: z.string().min(1).max(64),
  locale: z.enum(locales),
  /** Values by name of input, as `readFormValues` gives them; the CMS checks them again. */
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
    .max(mostFiles)
    .default([]),
});

export type Submission = z.input<typeof submissionSchema>;

/** 201 for a submission that is stored now, 200 for one that was stored before under the same key. */
export const submissionStoredSchema = z.object({ id: z.string(), state: z.enum(["stored", "known"]) });

/** 422: what the sender has to set right, by name of input. */
export const submissionRefusedSchema = z.object({
  errors: z.record(
    z.string(),
    z.object({ key: z.enum(formErrorKeys), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
