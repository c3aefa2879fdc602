import * as z from "zod";
import { fetchJson } from "#app/http/fetch-json.server.ts";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

interface RecaptchaRules {
  secret: string;
  /** Lowest score that passes, from 0 (bot) to 1 (human). */
  minScore: number;
  action: string;
  /** Host name of this site; tokens of other sites don't pass. */
  hostname: string;
  /** URL of Google's API by default. */
  verifyUrl?: string;
}

/** Timeout of the request to Google in milliseconds; short, as a visitor waits. */
const timeoutMs = 2500;

const outOfReach = new OutageLog("warn", "reCAPTCHA can't be asked", "reCAPTCHA answers again");

/**
 * Asks Google to judge a visitor's reCAPTCHA token, which must be valid for this site and action and have a high enough
 * score.
 *
 * @returns `invalid` for a forged, expired or used token; `unknown` when Google is unreachable.
 */
export async function checkRecaptcha(
  token: string,
  rules: RecaptchaRules,
): Promise<"human" | "robot" | "invalid" | "unknown"> {
  const { secret, minScore, action, hostname, verifyUrl = "https://www.google.com/recaptcha/api/siteverify" } = rules;
  try {
    const url = `${verifyUrl}?${new URLSearchParams({ secret, response: token }).toString()}`;
    const answer = answerSchema.parse(await fetchJson(url, { method: "POST", timeoutMs }));
    outOfReach.succeeded();
    if (!answer.success) return "invalid";
    const isHuman = (answer.score ?? 0) >= minScore && answer.action === action && answer.hostname === hostname;
    if (!isHuman) log.info("reCAPTCHA refuses a form", { ...answer });
    return isHuman ? "human" : "robot";
  } catch (error) {
    outOfReach.failed({ reason: error instanceof Error ? error.message : String(error) });
    return "unknown";
  }
}
