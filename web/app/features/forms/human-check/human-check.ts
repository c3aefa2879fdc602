import { formStartPath } from "@circuit/contract/urls/own-paths";
import { loadRecaptcha } from "./load-recaptcha.ts";
import { ownInputs, type HumanCheck } from "../form-view-data.ts";

/** The proof that a human fills in the form. */
export interface HumanAnswer {
  /** Milliseconds since 1970; a form that is sent earlier is refused, as no human fills it in so fast. */
  readyAt: number;
  /** Gets the fields to send along. They may be valid for minutes only, so call it when the form is sent. */
  fields: () => Promise<Record<string, string>>;
}

/** reCAPTCHA's action name; the server expects the same one. */
const recaptchaAction = "form";

/** How long Google may take to load and to answer, in milliseconds; then the browser's own work has to do. */
const recaptchaMs = 5000;

/**
 * Begins the check, in the background. The proof of work is always made: when Google is
 * blocked, or our server can't reach it, it stands in for Google's judgement.
 *
 * @throws {Error} The server or the check's own code is out of reach.
 */
export async function startHumanCheck(check: HumanCheck): Promise<HumanAnswer> {
  const recaptcha = check.kind === "recaptcha" ? unlessSlow(loadRecaptcha(check.siteKey)) : null;
  const response = await fetch(formStartPath, { method: "POST" });
  const started: unknown = await response.json();
  if (!isStarted(started)) throw new Error("The form's start can't be read");

  const { token, waitMs } = started;
  const readyAt = Date.now() + waitMs;
  const own = { [ownInputs.token]: token, [ownInputs.proof]: await solve(token) };
  return {
    readyAt,
    fields: async () => {
      const loaded = await recaptcha;
      const answer = loaded === null ? null : await unlessSlow(loaded.execute(recaptchaAction));
      return answer === null ? own : { ...own, [ownInputs.recaptcha]: answer };
    },
  };
}

/** Waits for an answer of Google; `null` when Google is blocked or takes too long. */
async function unlessSlow<Value>(asked: Promise<Value>): Promise<Value | null> {
  const slow = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), recaptchaMs);
  });
  return Promise.race([asked.catch(() => null), slow]);
}

function isStarted(value: unknown): value is { token: string; waitMs: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "token" in value &&
    typeof value.token === "string" &&
    "waitMs" in value &&
    typeof value.waitMs === "number"
  );
}

/**
 * Makes the proof of work in a thread of its own, so that the visitor can type on.
 *
 * @param token - The form's.
 * @throws {Error} The code of the thread can't be had.
 */
export function solve(token: string): Promise<string> {
  const worker = new Worker(new URL("proof-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(String(data)));
    worker.addEventListener("error", () => reject(new Error("The proof can't be made")));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(token);
  }).finally(() => worker.terminate());
}
