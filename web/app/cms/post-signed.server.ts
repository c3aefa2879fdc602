import { type Purpose, sign } from "@circuit/contract/site-link/signature";
import { env } from "#app/env.server.ts";
import { fetchJson } from "#app/http/fetch-json.server.ts";
import { siteHeaders } from "./site-headers.server.ts";

/** Thrown when no secret is set to sign a message with. */
export class NoSecretError extends Error {
  override name = "NoSecretError";

  constructor() {
    super("SITE_CMS_SECRET is missing");
  }
}

/**
 * Posts a message to the CMS, signed for one purpose. The CMS accepts each signature only once.
 *
 * @returns The answer's JSON, unchecked.
 * @throws {NoSecretError} No secret is set.
 * @throws {Error} As `fetchJson`: the CMS is unavailable, or refuses.
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
