import type { IncomingMessage, ServerResponse } from "node:http";
import { purgeSchema, type Change } from "@circuit/contract/changes";
import { purgePath } from "@circuit/contract/own-paths";
import { idOf, signatureFault, verifySignature } from "@circuit/contract/signature";
import { log } from "#app/log.server.ts";
import { pathOf, securityHeaders, type Handler } from "../../http/http-answer.ts";
import { readBody, UnfinishedBodyError } from "../../http/read-body.ts";

/** Bytes of the largest purge that is read. */
const longestBody = 1_000_000;

/**
 * Takes signed purges of the content system at `POST /_purge`. Anybody can send one: nothing of it is read before its
 * signature has the right form and time.
 *
 * @param secret - `null` refuses them all.
 * @param take - Called with the changes and the purge's id, which counts once. The answer doesn't wait for the pages.
 */
export function purgeEndpoint(secret: string | null, take: (changes: Change[], id: string) => void): Handler {
  return async (request, response) => {
    if (pathOf(request) !== purgePath) return false;
    try {
      const status = refusalOf(request, secret);
      if (status !== null || secret === null) return answer(response, status ?? 401);
      const text = Buffer.from(await readBody(request)).toString("utf8");
      return answer(response, judged(secret, text, signatureOf(request), take));
    } catch (error) {
      if (error instanceof UnfinishedBodyError) return true;
      throw error;
    }
  };
}

/** The status for a request that is refused whatever its body; `null` when the body decides. */
function refusalOf(request: IncomingMessage, secret: string | null): number | null {
  if (request.method !== "POST") return 405;
  const fault = secret === null ? "missing" : signatureFault(signatureOf(request), nowSeconds());
  if (fault !== null) {
    logSometimes(fault);
    return fault === "malformed" ? 400 : 401;
  }
  return Number(request.headers["content-length"] ?? 0) > longestBody ? 413 : null;
}

/** Judges a purge that is in as a whole. @returns The status of the answer. */
function judged(
  secret: string,
  text: string,
  signature: string | null,
  take: (changes: Change[], id: string) => void,
): number {
  const verdict = verifySignature(secret, "purge", text, signature, nowSeconds());
  if (verdict !== "ok") {
    logSometimes(verdict);
    return verdict === "malformed" ? 400 : 401;
  }
  const purge = purgeSchema.safeParse(parseJson(text));
  if (!purge.success) {
    log.info("Purge is malformed");
    return 400;
  }
  take(purge.data.changes, idOf(signature ?? ""));
  return 202;
}

function signatureOf({ headers }: IncomingMessage): string | null {
  const signature = headers["x-signature"];
  return typeof signature === "string" ? signature : null;
}

/** How often a refused purge is logged at most, in milliseconds: anybody can send one. */
const quietMs = 10_000;

let mayLogAt = 0;

function logSometimes(reason: string): void {
  if (Date.now() < mayLogAt) return;
  mayLogAt = Date.now() + quietMs;
  log.info("Purge is refused", { reason });
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function answer(response: ServerResponse, status: number): true {
  if (!response.destroyed) response.writeHead(status, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: refused like any other text that is no purge.
    return null;
  }
}
