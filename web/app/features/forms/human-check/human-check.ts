import { formStartPath } from "@circuit/contract/urls/own-paths";
import { loadRecaptcha } from "./load-recaptcha.ts";
import { formInputNames, type HumanCheck } from "../form-view-data.ts";

/** Result of a human check in the browser. */
export interface HumanAnswer {
  /** Epoch milliseconds; the server refuses a form sent earlier as too fast for a human. */
  readyAt: number;
  /** Returns the inputs to send along. Some expire within minutes, so call it right before sending. */
  fields: () => Promise<Record<string, string>>;
}

/** reCAPTCHA's action name, which the server compares. */
const recaptchaAction = "form";

/** Timeout of loading reCAPTCHA and of getting its token, in milliseconds; after it the proof of work must do. */
const recaptchaMs = 5000;

/**
 * Starts the human check in the background. It always makes a proof of work, which counts when Google is blocked in the
 * browser or unreachable for the server.
 *
 * @throws {Error} When the server or the check's code is unreachable.
 */
export async function startHumanCheck(check: HumanCheck): Promise<HumanAnswer> {
  const recaptcha = check.kind === "recaptcha" ? unlessSlow(loadRecaptcha(check.siteKey)) : null;
  const response = await fetch(formStartPath, { method: "POST" });
  const started: unknown = await response.json();
  if (!isStarted(started)) throw new Error("The form's start can't be read");

  const { token, waitMs } = started;
  const readyAt = Date.now() + waitMs;
  const own = { [formInputNames.token]: token, [formInputNames.proof]: await solveInWorker(token) };
  return {
    readyAt,
    fields: async () => {
      const loaded = await recaptcha;
      const answer = loaded === null ? null : await unlessSlow(loaded.execute(recaptchaAction));
      return answer === null ? own : { ...own, [formInputNames.recaptcha]: answer };
    },
  };
}

/** Waits for Google; `null` when it is blocked or too slow. */
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
 * Computes the proof of work in a worker, so that typing stays smooth.
 *
 * @param token - Token of the form.
 * @throws {Error} When the worker's code fails to load.
 */
export function solveInWorker(token: string): Promise<string> {
  const worker = new Worker(new URL("proof-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(String(data)));
    worker.addEventListener("error", () => reject(new Error("The proof can't be made")));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(token);
  }).finally(() => worker.terminate());
}
