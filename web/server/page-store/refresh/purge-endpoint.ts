import type { IncomingMessage, ServerResponse } from "node:http";
import { purgeSchema, type Change } from "@circuit/contract/changes";
import { purgePath } from "@circuit/contract/own-paths";
import { idOf, verifySignature } from "@circuit/contract/signature";
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

    const text = await readBody(request);
    if (text === null) return answer(response, 413);
    const header = request.headers["x-signature"];
    const verdict =
      secret === null
        ? "missing"
        : verifySignature(secret, "purge", text, typeof header === "string" ? header : null, nowSeconds());
    if (verdict !== "ok") {
      log.warn("Purge is refused", { reason: verdict });
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

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function answer(response: ServerResponse, status: number): true {
  response.writeHead(status, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}

/** The body as text; `null` when it is longer than any purge. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.byteLength;
    if (bytes > longestBody) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: refused like any other text that is no purge.
    return null;
  }
}
