import type { IncomingMessage } from "node:http";
import { purgeSchema, type Change } from "@circuit/contract/site-link/changes";
import { purgePath } from "@circuit/contract/urls/own-paths";
import { idOf, signatureFault, verifySignature } from "@circuit/contract/site-link/signature";
import { log } from "#app/log.server.ts";
import { pathOf, securityHeaders, type Handler } from "../../http/http-answer.ts";
import { readBody, UnfinishedBodyError } from "../../http/read-body.ts";

/** Bytes of the largest purge that is read. */
const maxBodyBytes = 1_000_000;

/**
 * Takes signed purges of the content system at `POST /_purge`.
 *
 * @param secret - `null` refuses them all.
 * @param take - Called with the changes and the purge's id, which counts once. The answer doesn't wait for the pages.
 */
export function purgeEndpoint(secret: string | null, take: (changes: Change[], id: string) => void): Handler {
  return async (request, response) => {
    if (pathOf(request) !== purgePath) return false;
    try {
      const status = await statusOf(request, secret, take);
      response.writeHead(status, { ...securityHeaders, "cache-control": "no-store" }).end();
    } catch (error) {
      if (!(error instanceof UnfinishedBodyError)) throw error;
    }
    return true;
  };
}

/** Checks a purge, and accepts a valid one. Anybody can send one: its body is read only once its signature has the right form and time. */
async function statusOf(
  request: IncomingMessage,
  secret: string | null,
  take: (changes: Change[], id: string) => void,
): Promise<number> {
  if (request.method !== "POST") return 405;
  const now = Math.floor(Date.now() / 1000);
  const header = request.headers["x-signature"];
  const signature = typeof header === "string" ? header : null;
  const fault = secret === null ? "missing" : signatureFault(signature, now);
  if (fault !== null || secret === null) return refuse(fault ?? "missing");
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) return 413;

  const text = Buffer.from(await readBody(request)).toString("utf8");
  const verdict = verifySignature(secret, "purge", text, signature, now);
  if (verdict !== "ok") return refuse(verdict);
  const purge = purgeSchema.safeParse(parseJson(text));
  if (!purge.success) {
    log.info("Purge is malformed");
    return 400;
  }
  take(purge.data.changes, idOf(signature ?? ""));
  return 202;
}

/** How often a refused purge is logged at most, in milliseconds: anybody can send one. */
const quietMs = 10_000;

let mayLogAt = 0;

function refuse(reason: string): number {
  if (Date.now() >= mayLogAt) {
    mayLogAt = Date.now() + quietMs;
    log.info("Purge is refused", { reason });
  }
  return reason === "malformed" ? 400 : 401;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: refused like any other text that is no purge.
    return null;
  }
}
