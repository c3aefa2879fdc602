import { type WaitingRequest, waitingRequestsPath } from "@circuit/contract/shop/waiting-room";
import { sign } from "@circuit/contract/signature";
import { env } from "#app/env.server.ts";
import { fetchJson, HttpError } from "#app/http/fetch-json.server.ts";

/**
 * Asks the content system about waiting rooms.
 *
 * @returns The answer, not parsed yet; `null` when there is no such room, no shop, or no secret to sign with.
 * @throws {Error} The content system is away, or refuses.
 */
export async function askRooms(request: WaitingRequest): Promise<unknown> {
  if (env.SITE_CMS_SECRET === undefined) return null;
  const message = JSON.stringify(request);
  try {
    return await fetchJson(`${env.CMS_URL.replace(/\/$/u, "")}${waitingRequestsPath}`, {
      method: "POST",
      headers: { "x-signature": sign(env.SITE_CMS_SECRET, "waiting-room", message, Math.floor(Date.now() / 1000)) },
      body: { message },
      timeoutMs: env.CMS_TIMEOUT_MS,
    });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
