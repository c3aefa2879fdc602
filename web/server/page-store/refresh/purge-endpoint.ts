import type { IncomingMessage } from "node:http";
import { purgeSchema, type Change } from "@circuit/contract/site-link/changes";
import { purgePath } from "@circuit/contract/urls/own-paths";
import { nonceOf, signatureFault, verifySignature } from "@circuit/contract/site-link/signature";
import { log } from "#app/log.server.ts";
import { pathOf, securityHeaders, type Handler } from "../../http/http-answer.ts";
import { parseJson, readBody, UnfinishedBodyError } from "../../http/read-body.ts";

/** Largest body of a purge request. */
const maxBodyBytes = 1_000_000;

/**
 * Accepts the CMS's signed purge requests at `POST /_purge`.
 *
 * @param secret - `null` refuses them all.
 * @param take - Receives the changes and the signature's nonce, which it must accept only once. The answer doesn't wait
 *   for the pages.
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

/** Checks a purge request, and accepts a valid one. Reads the body only if the signature may be valid. */
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
  take(purge.data.changes, nonceOf(signature ?? ""));
  return 202;
}

/** Least interval between two logs of refused purges, in milliseconds: anybody can send one. */
const quietMs = 10_000;

let mayLogAt = 0;

function refuse(reason: string): number {
  if (Date.now() >= mayLogAt) {
    mayLogAt = Date.now() + quietMs;
    log.info("Purge is refused", { reason });
  }
  return reason === "malformed" ? 400 : 401;
}
