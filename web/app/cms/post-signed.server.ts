import { type Purpose, sign } from "@circuit/contract/site-link/signature";
import { env } from "#app/env.server.ts";
import { fetchJson } from "#app/http/fetch-json.server.ts";
import { siteHeaders } from "./site-headers.server.ts";

/** There is no secret to sign with: the content system takes no messages. */
export class NoSecretError extends Error {
  override name = "NoSecretError";

  constructor() {
    super("SITE_CMS_SECRET is missing");
  }
}

/**
 * Posts a message to the content system, signed for one purpose. Each call is signed anew, as a signature is accepted once.
 *
 * @param path - On the content system.
 * @param message - Sent as JSON.
 * @returns The answer, not parsed yet.
 * @throws {NoSecretError} There is nothing to sign with.
 * @throws {Error} As `fetchJson`: the content system is unavailable, or refuses.
 */
export async function postSigned(
  path: string,
  purpose: Purpose,
  message: object,
  timeoutMs: number = env.CMS_TIMEOUT_MS,
): Promise<unknown> {
  if (env.SITE_CMS_SECRET === undefined) throw new NoSecretError();
  const text = JSON.stringify(message);
  return fetchJson(`${env.CMS_URL.replace(/\/$/u, "")}${path}`, {
    method: "POST",
    headers: {
      ...siteHeaders(),
      "x-signature": sign(env.SITE_CMS_SECRET, purpose, text, Math.floor(Date.now() / 1000)),
    },
    body: { message: text },
    timeoutMs,
  });
}
