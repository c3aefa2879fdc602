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
  /** Lowest score that passes, of 0 (a robot) to 1. */
  minScore: number;
  action: string;
  /** The site's own host name: a token of another site is no use here. */
  hostname: string;
  /** Google's own by default. */
  verifyUrl?: string;
}

/** How long Google may take, in milliseconds: a visitor waits. */
const timeoutMs = 2500;

const outOfReach = new OutageLog("warn", "reCAPTCHA can't be asked", "reCAPTCHA answers again");

/**
 * Has Google judge a visitor's token: it must be a right one, of this site and
 * for this action, with a score that is high enough.
 *
 * @returns `invalid` for a token that isn't Google's, is old or was used; `unknown`
 *   when Google can't be asked: that is no visitor's fault.
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
