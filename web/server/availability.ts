import { createHash } from "node:crypto";
import type { Availability } from "@circuit/contract/shop/catalogue";
import { log } from "#app/log.server.ts";
import { acceptedEncodings, compress, isCompressible, type Encoding } from "./http/compression.ts";
import { isUnchanged } from "./http/conditional-request.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";

/** Address of what is left of each ticket. */
const address = "/shop/availability";

/** How long caches and browsers may keep it, in seconds, and how long this process does. */
const freshSeconds = 2;

const jsonType = "application/json; charset=utf-8";

/** The answer, ready to be sent. */
interface Prepared {
  bodies: Readonly<Record<Encoding | "identity", Uint8Array>>;
  etag: string;
  /** Milliseconds of `performance.now()`. */
  madeAt: number;
}

/**
 * Answers what is left of each ticket, the same for everyone, from memory: however many browsers ask, it is read and
 * compressed once in two seconds.
 */
export function availability(read: () => Promise<Availability>): Handler {
  let prepared: Prepared | null = null;
  let underWay: Promise<Prepared> | null = null;

  const prepareAgain = async () => {
    try {
      prepared = await prepare(await read());
      return prepared;
    } finally {
      underWay = null;
    }
  };
  return (request, response) => {
    if (pathOf(request) !== address || !isRead(request)) return false;
    const send = ({ bodies, etag }: Prepared) => {
      const headers = { ...securityHeaders, etag, vary: "Accept-Encoding", "cache-control": `max-age=${freshSeconds}` };
      if (isUnchanged(request, etag)) return void response.writeHead(304, headers).end();
      const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
      const body = bodies[encoding ?? "identity"];
      response.writeHead(200, {
        ...headers,
        ...(encoding === undefined || body === bodies.identity ? {} : { "content-encoding": encoding }),
        "content-type": jsonType,
        "content-length": body.byteLength,
      });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (prepared !== null && performance.now() - prepared.madeAt < freshSeconds * 1000) {
      send(prepared);
      return true;
    }
    underWay ??= prepareAgain();
    return underWay.then(
      (ready) => {
        send(ready);
        return true;
      },
      (error: unknown) => {
        log.info("What is left can't be read", { reason: String(error) });
        response.writeHead(503, { ...securityHeaders, "cache-control": "no-store", "retry-after": "5" }).end();
        return true;
      },
    );
  };
}

async function prepare(answer: Availability): Promise<Prepared> {
  const identity = Buffer.from(JSON.stringify(answer));
  // The moment of reading is no change: a browser that has the rest gets a 304.
  const etag = `"${createHash("sha256").update(JSON.stringify(answer.admissions)).digest("base64url").slice(0, 22)}"`;
  const isSmall = !isCompressible(jsonType, identity.byteLength);
  const [br, gzip] = isSmall
    ? [identity, identity]
    : await Promise.all([compress(identity, "br", 5), compress(identity, "gzip", 5)]);
  return { bodies: { identity, br, gzip }, etag, madeAt: performance.now() };
}
