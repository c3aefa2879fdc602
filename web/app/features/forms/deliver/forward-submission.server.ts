import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import {
  recordPart,
  submissionPath,
  submissionRefusedSchema,
  submissionStoredSchema,
} from "@circuit/contract/forms/submission";
import { sign } from "@circuit/contract/site-link/signature";
import { siteHeaders } from "#app/cms/site-headers.server.ts";
import { env } from "#app/env.server.ts";

/** Submission ready to send to the CMS, with its files on disk. */
export interface ReadySubmission {
  /** JSON text of the submission. */
  record: string;
  /** Files of the submission; `path` is where each one is on disk. */
  files: { part: string; name: string; path: string }[];
}

/**
 * Longest time a visitor waits for the CMS in milliseconds; then the spool sends the form later. Files take longer, as
 * the CMS converts pictures before it stores them.
 */
const patienceMs = { text: 8000, files: 40_000 };

/** Returns a timeout signal for all requests that send one form. */
export function deadlineOf(files: readonly unknown[]): AbortSignal {
  return AbortSignal.timeout(files.length === 0 ? patienceMs.text : patienceMs.files);
}

/** Error for a submission that the CMS will never accept: its form is gone, or the submission is malformed. */
export class RefusedSubmissionError extends Error {
  override name = "RefusedSubmissionError";
}

/** Response statuses that a retry can't change. */
const refusals = new Set([400, 404, 413]);

/** Response of the CMS to a submission: validation errors, or the id of the stored submission. */
export type Forwarded = { errors: FormErrors } | { id: string };

/**
 * Sends a submission to the CMS.
 *
 * @throws {RefusedSubmissionError} When the CMS will never accept it.
 * @throws {Error} When the CMS can't store it now: it is unavailable or broken, or refuses this site's secret.
 */
export async function forwardSubmission({ record, files }: ReadySubmission, deadline: AbortSignal): Promise<Forwarded> {
  const { SITE_CMS_SECRET: secret } = env;
  if (secret === undefined) throw new Error("Without SITE_CMS_SECRET the content system takes no forms");

  const body = await multipartOf({ record, files });
  const response = await fetch(`${env.CMS_URL.replace(/\/$/u, "")}${submissionPath}`, {
    method: "POST",
    headers: { ...siteHeaders(), "x-signature": sign(secret, "submission", record, Math.floor(Date.now() / 1000)) },
    body,
    signal: deadline,
    redirect: "error",
  });

  if (response.status === 422) {
    const { errors } = submissionRefusedSchema.parse(await response.json());
    return { errors };
  }
  if (!response.ok) {
    const reason = `The content system answers ${response.status}: ${await response.text()}`;
    throw refusals.has(response.status) ? new RefusedSubmissionError(reason) : new Error(reason);
  }
  const { id } = submissionStoredSchema.parse(await response.json());
  return { id };
}

/**
 * Returns the submission as a multipart body that streams files from disk. A `FormData` would read them into memory,
 * and undici crashes the process when the CMS responds before the upload ends or a file can't be read:
 * https://github.com/nodejs/undici/pull/5836.
 */
async function multipartOf({ record, files }: ReadySubmission): Promise<Blob> {
  const boundary = randomUUID();
  const head = (more: string) => `--${boundary}\r\nContent-Disposition: form-data; ${more}\r\n\r\n`;
  const parts = files.map(async ({ part, name, path }) => [
    head(`name="${part}"; filename="${escaped(name)}"\r\nContent-Type: application/octet-stream`),
    await openAsBlob(path),
    "\r\n",
  ]);
  const texts = [head(`name="${recordPart}"`), record, "\r\n"];
  const pieces = [...texts, ...(await Promise.all(parts)).flat(), `--${boundary}--\r\n`];
  return new Blob(pieces, { type: `multipart/form-data; boundary=${boundary}` });
}

/** Escapes a file name in the way browsers do in multipart bodies. */
function escaped(name: string): string {
  return name.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}
