import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import {
  recordPart,
  submissionPath,
  submissionRefusedSchema,
  submissionStoredSchema,
  type Submission,
} from "@circuit/contract/forms/submission";
import { sign } from "@circuit/contract/site-link/signature";
import { siteHeaders } from "#app/cms/site-headers.server.ts";
import { env } from "#app/env.server.ts";

/** A submission that is ready to go to the content system, with its files on disk. */
export interface ReadySubmission {
  /** The record's text. */
  record: string;
  /** Where each file of the record lies. */
  files: { part: string; name: string; path: string }[];
}

/**
 * How long a visitor waits for the content system in all, in milliseconds; then the
 * form is kept and sent later. Files take longer, as pictures are converted before they are stored.
 */
const patienceMs = { text: 8000, files: 40_000 };

/** The deadline of a form: one signal for all requests that are made for it. */
export function deadlineOf(files: readonly unknown[]): AbortSignal {
  return AbortSignal.timeout(files.length === 0 ? patienceMs.text : patienceMs.files);
}

/** The content system will never take this submission: its form is gone, or the submission is malformed. */
export class RefusedSubmissionError extends Error {
  override name = "RefusedSubmissionError";
}

/** Statuses of answers that a retry can't change. */
const refusals = new Set([400, 404, 413]);

/** The content system's answer to a submission: its errors, or the id under which it is stored. */
export type Forwarded = { errors: FormErrors } | { id: string };

/** Makes a submission ready to send. */
export function readySubmission(
  submission: Submission,
  files: readonly { part: string; name: string; path: string }[],
): ReadySubmission {
  return { record: JSON.stringify(submission), files: [...files] };
}

/**
 * Gives a submission to the content system.
 *
 * @param deadline - When to stop waiting.
 * @throws {RefusedSubmissionError} It will never be stored.
 * @throws {Error} It can't be stored now: the content system is unavailable or broken, or doesn't know this site.
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
 * The submission as a form in parts, which is read from disk as it is taken. A `FormData` would be read into memory as a
 * whole, and ends the process when the content system answers before it has taken it all, or a file can't be read:
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

/** A file's name as browsers write it. */
function escaped(name: string): string {
  return name.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}
