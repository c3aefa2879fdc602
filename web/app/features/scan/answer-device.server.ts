import { maxScans, scanSchema } from "@circuit/contract/shop/scan-requests";
import * as z from "zod";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { requestScans } from "./request-scans.server.ts";
import { scannerTokenOf } from "./scanner-cookie.server.ts";

/** Maximum size of a request, in bytes: the maximum number of scans, URL-encoded. */
const maxBytes = 80_000;

const scansSchema = z.array(scanSchema).max(maxScans);

/**
 * Answers the scan page's scripts. Forwards the JSON list `scans` to the content system; an empty list requests the
 * scanner's data. 503: no answer, the request may be repeated. `ended` has status 200: browsers report errors.
 */
export async function answerDevice(request: Request): Promise<{ status: number; body: object }> {
  const scans = await scansIn(request);
  if (scans === null) return refused(400);
  const token = scannerTokenOf(request);
  if (token === null) return { status: 200, body: { outcome: "ended" } };
  const answer = await requestScans(
    scans.length === 0 ? { action: "look", token } : { action: "scan", token, scans },
    clientIpKey(request),
  );
  switch (answer.outcome) {
    case "scanner":
    case "scans":
    case "ended":
      return { status: 200, body: answer };
    case "tooMany":
      return refused(429);
    default:
      return refused(503);
  }
}

function refused(status: number) {
  return { status, body: { outcome: "refused" } };
}

async function scansIn(request: Request) {
  const scans = (await readTextForm(request, maxBytes))?.get("scans");
  try {
    const parsed: unknown = typeof scans === "string" ? JSON.parse(scans) : null;
    return scansSchema.safeParse(parsed).data ?? null;
  } catch {
    return null;
  }
}
