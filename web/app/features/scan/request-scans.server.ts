import {
  type ScanAnswer,
  scanAnswerSchema,
  type ScanRequest,
  scanRequestsPath,
} from "@circuit/contract/shop/scan-requests";
import { postSigned } from "#app/cms/post-signed.server.ts";
import { isLimitUsedUp, isWithinLimit } from "#app/http/rate-limits.server.ts";
import { log } from "#app/log.server.ts";

/** `unavailable`: no answer, so a scan may or may not be recorded. `tooMany`: rate-limited, so nothing was sent. */
export type ScansOutcome = ScanAnswer | { outcome: "unavailable" } | { outcome: "tooMany" };

/**
 * Sends a scanner's request to the content system. Wrong pairing codes are rate-limited by IP address; paired scanners
 * aren't, because all scanners of a gate may share an IP address. Never throws.
 *
 * @param client - As `clientIpKey` returns it.
 */
export async function requestScans(request: ScanRequest, client: string): Promise<ScansOutcome> {
  if (request.action !== "pair") return ask(request);
  if (await isLimitUsedUp("unknownScanners", client)) return { outcome: "tooMany" };
  const answer = await ask(request);
  if (answer.outcome === "ended") await isWithinLimit("unknownScanners", client);
  return answer;
}

/** Sends a request. The scanner's token isn't logged: whoever has it can scan. */
async function ask(request: ScanRequest): Promise<ScansOutcome> {
  try {
    return scanAnswerSchema.parse(await postSigned(scanRequestsPath, "scan", request));
  } catch (error) {
    log.error("Scans aren't answered", { action: request.action, reason: String(error) });
    return { outcome: "unavailable" };
  }
}
