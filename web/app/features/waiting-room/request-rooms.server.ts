import { type WaitingRequest, waitingRequestsPath } from "@circuit/contract/shop/waiting-room";
import { HttpError } from "#app/http/fetch-json.server.ts";
import { NoSecretError, postSigned } from "#app/cms/post-signed.server.ts";

/**
 * Asks the content system about waiting rooms.
 *
 * @returns The answer, not parsed yet; `null` when there is no such room, no shop, or no secret to sign with.
 * @throws {Error} The content system is unavailable, or refuses.
 */
export async function requestRooms(request: WaitingRequest): Promise<unknown> {
  try {
    return await postSigned(waitingRequestsPath, "waiting-room", request);
  } catch (error) {
    if (error instanceof NoSecretError || (error instanceof HttpError && error.status === 404)) return null;
    throw error;
  }
}
