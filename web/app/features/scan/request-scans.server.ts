import {
  type ScanAnswer,
  scanAnswerSchema,
  type ScanRequest,
  scanRequestsPath,
} from "@circuit/contract/shop/scan-requests";
import { postSigned } from "#app/cms/post-signed.server.ts";
import { isUsedUp, isWithinLimit } from "#app/http/rate-limits.server.ts";
import { log } from "#app/log.server.ts";

/** `unavailable`: the content system couldn't be asked; whether it noted a scan isn't known. `tooMany`: not asked at all. */
export type ScansOutcome = ScanAnswer | { outcome: "unavailable" } | { outcome: "tooMany" };

/**
 * Asks the content system for a device at a gate. Codes that nobody has are counted for who sends them: beyond the limit
 * nobody pairs a device from there. The devices at work go on, as all of a gate may share an address. Never throws.
 *
 * @param client - Key of the visitor's address.
 */
export async function requestScans(request: ScanRequest, client: string): Promise<ScansOutcome> {
  if (request.action !== "pair") return ask(request);
  if (await isUsedUp("unknownScanners", client)) return { outcome: "tooMany" };
  const answer = await ask(request);
  if (answer.outcome === "ended") await isWithinLimit("unknownScanners", client);
  return answer;
}

/** The token opens the gate, so it isn't logged. */
async function ask(request: ScanRequest): Promise<ScansOutcome> {
  try {
    return scanAnswerSchema.parse(await postSigned(scanRequestsPath, "scan", request));
  } catch (error) {
    log.error("Scans aren't answered", { action: request.action, reason: String(error) });
    return { outcome: "unavailable" };
  }
}
