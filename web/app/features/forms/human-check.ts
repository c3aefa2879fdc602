import { loadRecaptcha } from "./load-recaptcha.ts";
import { ownInputs, type HumanCheck } from "./form-view-data.ts";

/** What shows that a human is at it. */
export interface HumanAnswer {
  /** Milliseconds since 1970 before which nobody can have filled in a form. */
  readyAt: number;
  /** The fields to send along; they may hold for minutes only, so they are asked for when the form is sent. */
  fields: () => Promise<Record<string, string>>;
}

/** Same name on the server: what a visitor was doing. */
const recaptchaAction = "form";

/**
 * Begins the check, in the background.
 *
 * @throws {Error} The server or the check's own code is out of reach.
 */
export async function startHumanCheck(check: HumanCheck): Promise<HumanAnswer> {
  const recaptcha = check.kind === "recaptcha" ? loadRecaptcha(check.siteKey) : null;
  const response = await fetch("/forms/start", { method: "POST" });
  const started: unknown = await response.json();
  if (!isStarted(started)) throw new Error("The form's start can't be read");

  const { token, waitMs } = started;
  const readyAt = Date.now() + waitMs;
  if (recaptcha !== null) {
    const { execute } = await recaptcha;
    return {
      readyAt,
      fields: async () => ({
        [ownInputs.token]: token,
        [ownInputs.recaptcha]: await execute(recaptchaAction),
      }),
    };
  }
  const proof = await solve(token);
  return { readyAt, fields: () => Promise.resolve({ [ownInputs.token]: token, [ownInputs.proof]: proof }) };
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

/** In a thread of its own: the visitor types on. */
function solve(token: string): Promise<string> {
  const worker = new Worker(new URL("proof-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(String(data)));
    worker.addEventListener("error", () => reject(new Error("The proof can't be made")));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(token);
  }).finally(() => worker.terminate());
}
