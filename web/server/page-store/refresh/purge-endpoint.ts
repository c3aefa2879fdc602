import type { ServerResponse } from "node:http";
import { purgeSchema, type Change } from "@circuit/contract/changes";
import { purgePath } from "@circuit/contract/own-paths";
import { idOf, verifySignature } from "@circuit/contract/signature";
import { readBytes } from "#app/http/read-bytes.server.ts";
import { log } from "#app/log.server.ts";
import { pathOf, securityHeaders, type Handler } from "../../http/http-answer.ts";

/** Bytes of the largest purge that is read. */
const longestBody = 1_000_000;

/**
 * Takes signed purges of the content system at `POST /_purge`.
 *
 * @param secret - `null` refuses them all.
 * @param take - Called with the changes and the purge's id, which counts once. The answer doesn't wait for the pages.
 */
export function purgeEndpoint(secret: string | null, take: (changes: Change[], id: string) => void): Handler {
  return async (request, response) => {
    if (pathOf(request) !== purgePath) return false;
    if (request.method !== "POST") return answer(response, 405);

    const body = await readBytes(request, longestBody);
    if (body === null) return answer(response, 413);
    const text = body.toString("utf8");
    const header = request.headers["x-signature"];
    const verdict =
      secret === null
        ? "missing"
        : verifySignature(secret, "purge", text, typeof header === "string" ? header : null, nowSeconds());
    if (verdict !== "ok") {
      warnSometimes(verdict);
      return answer(response, verdict === "malformed" ? 400 : 401);
    }

    const purge = purgeSchema.safeParse(parseJson(text));
    if (!purge.success) {
      log.warn("Purge is malformed");
      return answer(response, 400);
    }
    take(purge.data.changes, idOf(String(header)));
    return answer(response, 202);
  };
}

/** How often a refused purge is logged at most, in milliseconds: anybody can send one. */
const warningMs = 10_000;

let mayWarnAt = 0;

function warnSometimes(reason: string): void {
  if (Date.now() < mayWarnAt) return;
  mayWarnAt = Date.now() + warningMs;
  log.warn("Purge is refused", { reason });
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function answer(response: ServerResponse, status: number): true {
  response.writeHead(status, { ...securityHeaders, "cache-control": "no-store" }).end();
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
