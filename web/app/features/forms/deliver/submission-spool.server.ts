import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { env } from "#app/env.server.ts";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";
import {
  deadlineOf,
  forwardSubmission,
  RefusedSubmissionError,
  type ReadySubmission,
} from "./forward-submission.server.ts";

/** Pause between two runs of the spool, and the longest pause before retrying one form, in milliseconds. */
const retryMs = 15_000;
const maxPauseMs = 5 * 60 * 1000;

/** Number of consecutive failures after which the CMS counts as unavailable and the run stops. */
const failuresInRow = 3;

/** Attempts per waiting form; they start at zero when the process restarts. */
const tries = new Map<string, { count: number; dueAt: number }>();

/** Waiting time in milliseconds after which an operator is needed; before that the CMS may just be restarting. */
const longWaitMs = 60 * 60 * 1000;

const unreadable = new OutageLog("error", "Waiting forms can't be read", "Waiting forms are read again");
const longWaits = new OutageLog(
  "warn",
  "Forms wait for the content system for over an hour",
  "No form waits for over an hour any more",
);

/** Longest time that receiving a form takes, in milliseconds: older files are leftovers of a crashed process. */
const incomingMs = 60 * 60 * 1000;

const waitingSchema = z.object({
  record: z.string(),
  files: z.array(z.object({ part: z.string(), name: z.string(), path: z.string() })),
});

const waitingFolder = () => path.resolve(env.FORMS_DIR, "waiting");
const refusedFolder = () => path.resolve(env.FORMS_DIR, "refused");

/**
 * Stores a submission on disk until the CMS accepts it, so that it's never lost and the visitor needn't wait.
 *
 * @param key - Idempotency key: a submission that arrives twice is stored once.
 * @throws {Error} When writing to disk fails; the submission's files are removed then.
 */
export async function spoolSubmission(key: string, { record, files }: ReadySubmission): Promise<void> {
  // Two simultaneous requests with the same key write separate folders; the rename below lets one win.
  const draft = path.join(waitingFolder(), `.${key}.${randomUUID()}`);
  try {
    await writeWaiting(draft, { record, files });
    await rename(draft, path.join(waitingFolder(), key));
  } catch (error) {
    // Frees the disk, which may be full, of files that belong to no stored form.
    await rm(draft, { recursive: true, force: true });
    if (!isOccupied(error)) throw error;
  }
}

async function writeWaiting(folder: string, { record, files }: ReadySubmission): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { part, path: file } of files) {
    // oxlint-disable-next-line no-await-in-loop -- few, on one disk
    await rename(file, path.join(folder, part));
  }
  const waiting = { record, files: files.map(({ part, name }) => ({ part, name, path: part })) };
  await writeFile(path.join(folder, "submission.json"), JSON.stringify(waiting), { mode: 0o600, flush: true });
}

/** Whether a rename failed because the same form is already stored: a non-empty folder isn't replaced. */
function isOccupied(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST");
}

/**
 * Sends the forms in the spool, now and every 15 seconds, from the machine's leading process only. Each form has its
 * own retry pauses, so that a failing one doesn't hold up others.
 */
export async function sendWaitingSubmissions(): Promise<void> {
  try {
    let failures = 0;
    for (const key of await dueSubmissions()) {
      // oxlint-disable-next-line no-await-in-loop -- a content system that has just come back isn't flooded
      failures = (await sendWaiting(key)) ? 0 : failures + 1;
      if (failures === failuresInRow) break;
    }
    await logLongWaits();
    // Comes last, so that a failure here doesn't hold up forms.
    await removeLeftovers();
    unreadable.succeeded();
  } catch (error) {
    unreadable.failed({ reason: String(error) });
  }
  setTimeout(() => void sendWaitingSubmissions(), retryMs).unref();
}

async function waitingKeys(): Promise<string[]> {
  return (await namesIn(waitingFolder())).filter((key) => !key.startsWith("."));
}

/** Returns the keys of submissions that are due, those with the fewest attempts first. */
async function dueSubmissions(): Promise<string[]> {
  const keys = await waitingKeys();
  for (const key of tries.keys()) if (!keys.includes(key)) tries.delete(key);
  const triesOf = (key: string) => tries.get(key)?.count ?? 0;
  return keys
    .filter((key) => (tries.get(key)?.dueAt ?? 0) <= Date.now())
    .toSorted((one, other) => triesOf(one) - triesOf(other));
}

/** Tries to send one form. @returns `false` when it failed and needs a retry later. */
async function sendWaiting(key: string): Promise<boolean> {
  try {
    await deliver(key);
    return true;
  } catch (error) {
    const count = (tries.get(key)?.count ?? 0) + 1;
    const pause = Math.min(retryMs * 2 ** (count - 1), maxPauseMs);
    tries.set(key, { count, dueAt: Date.now() + pause });
    log.info("A form waits for the content system", { key, tries: count, reason: String(error) });
    return false;
  }
}

/**
 * Sends one form and removes it from the spool, or sets it aside when the CMS will never accept it.
 *
 * @throws {Error} When the CMS can't store it now, or the disk fails.
 */
async function deliver(key: string): Promise<void> {
  const folder = path.join(waitingFolder(), key);
  const waiting = await readWaiting(folder);
  if (waiting === null) return setAside(key, "It can't be read");
  const files = waiting.files.map((file) => ({ ...file, path: path.join(folder, path.basename(file.path)) }));
  const refusal = await refusalOf({ ...waiting, files });
  if (refusal !== null) return setAside(key, refusal);
  await rm(folder, { recursive: true, force: true });
  log.info("A form that waited is delivered", { key });
}

/** Sends a submission to the CMS. @returns Why the CMS will never accept it; `null` when it is stored. */
async function refusalOf(submission: ReadySubmission): Promise<string | null> {
  try {
    const forwarded = await forwardSubmission(submission, deadlineOf(submission.files));
    return "errors" in forwarded ? `Fields: ${Object.keys(forwarded.errors).join()}` : null;
  } catch (error) {
    if (error instanceof RefusedSubmissionError) return error.message;
    throw error;
  }
}

/** Logs once that forms have been waiting for over an hour; also after a restart. */
async function logLongWaits(): Promise<void> {
  const folders = (await waitingKeys()).map((key) => path.join(waitingFolder(), key));
  const since = (await Promise.all(folders.map(changeOf))).filter((time) => Date.now() - time > longWaitMs);
  const [oldest] = since.toSorted((one, other) => one - other);
  if (oldest === undefined) longWaits.succeeded();
  else longWaits.failed({ forms: since.length, since: new Date(oldest).toISOString() });
}

/** Moves a submission that the CMS will never accept to a folder for the operator, with the reason beside it. */
async function setAside(key: string, reason: string): Promise<void> {
  const target = path.join(refusedFolder(), key);
  await mkdir(refusedFolder(), { recursive: true, mode: 0o700 });
  await rm(target, { recursive: true, force: true });
  await rename(path.join(waitingFolder(), key), target);
  log.error("A form that waited is refused, and kept for the operator", { key, reason });
  await writeFile(path.join(target, "reason.txt"), `${reason}\n`, { mode: 0o600 });
}

/**
 * Reads a waiting submission; logs and returns `null` when it's missing or malformed.
 *
 * @throws When the disk can't be read.
 */
async function readWaiting(folder: string): Promise<z.infer<typeof waitingSchema> | null> {
  try {
    return waitingSchema.parse(JSON.parse(await readFile(path.join(folder, "submission.json"), "utf8")));
  } catch (error) {
    if (!isMissing(error) && !(error instanceof SyntaxError) && !(error instanceof z.ZodError)) throw error;
    log.error("A form that waits can't be read", { folder, reason: String(error) });
    return null;
  }
}

async function removeLeftovers(): Promise<void> {
  const incoming = path.resolve(env.FORMS_DIR, "incoming");
  const drafts = (await namesIn(waitingFolder())).filter((name) => name.startsWith("."));
  const leftovers = [
    ...(await namesIn(incoming)).map((name) => path.join(incoming, name)),
    ...drafts.map((name) => path.join(waitingFolder(), name)),
  ];
  for (const folder of leftovers) {
    // oxlint-disable-next-line no-await-in-loop -- few, on one disk
    const changedAt = await changeOf(folder);
    // oxlint-disable-next-line no-await-in-loop
    if (Date.now() - changedAt > incomingMs) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns when a folder last changed, in epoch milliseconds; the current time if it is gone because its form was sent.
 */
async function changeOf(folder: string): Promise<number> {
  try {
    return (await stat(folder)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return Date.now();
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
