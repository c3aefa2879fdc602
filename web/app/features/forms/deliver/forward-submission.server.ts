import { openAsBlob } from "node:fs";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import {
  recordPart,
  submissionPath,
  submissionRefusedSchema,
  submissionStoredSchema,
  type Submission,
} from "@circuit/contract/forms/submission";
import { sign } from "@circuit/contract/signature";
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
 * @returns The errors when it refuses the content; `null` when it is stored.
 * @param deadline - When to stop waiting.
 * @throws {RefusedSubmissionError} It will never be stored.
 * @throws {Error} It can't be stored now: the content system is away or broken, or doesn't know this site.
 */
export async function forwardSubmission(
  { record, files }: ReadySubmission,
  deadline: AbortSignal,
): Promise<FormErrors | null> {
  const { SITE_CMS_SECRET: secret } = env;
  if (secret === undefined) throw new Error("Without SITE_CMS_SECRET the content system takes no forms");

  const body = new FormData();
  body.append(recordPart, record);
  const parts = await Promise.all(files.map(async (file) => ({ ...file, content: await openAsBlob(file.path) })));
  for (const { part, content, name } of parts) body.append(part, content, name);
  const response = await fetch(`${env.CMS_URL.replace(/\/$/u, "")}${submissionPath}`, {
    method: "POST",
    headers: { ...siteHeaders(), "x-signature": sign(secret, "submission", record, Math.floor(Date.now() / 1000)) },
    body,
    signal: deadline,
    redirect: "error",
  });

  if (response.status === 422) return submissionRefusedSchema.parse(await response.json()).errors;
  if (!response.ok) {
    const reason = `The content system answers ${response.status}: ${await response.text()}`;
    throw refusals.has(response.status) ? new RefusedSubmissionError(reason) : new Error(reason);
  }
  submissionStoredSchema.parse(await response.json());
  return null;
}
