import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#app/log.server.ts";
import { cspHash } from "./http/digest.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";
import { type PreparedBody, prepareBody, sendPrepared } from "./http/prepared-body.ts";

interface Question {
  path: string;
  search: string;
  cookies: string | null;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | ImmutableBody;
}

/** A body that is the same for everyone and never changes; the object itself is the key of its compressed bodies. */
interface ImmutableBody {
  text: string;
}

/** The application's handler of the waiting rooms. */
export interface WaitingRooms {
  /** Answers from memory; `null` for a path that isn't a waiting room's. */
  answer: (question: Question) => Promise<Answer> | null;
  /** Texts of the inline scripts and style of a waiting page. */
  scripts: readonly string[];
  style: string;
}

/**
 * Serves waiting rooms, which get thousands of requests a second, without React Router. The page's content security
 * policy allows only its own scripts and style.
 *
 * @param rooms - Called for each request, as the sources change in development.
 */
export function waitingRoom(rooms: () => WaitingRooms): Handler {
  const policyNow = cachedPolicy(rooms);
  const prepared = new WeakMap<ImmutableBody, Promise<PreparedBody>>();
  const preparedOf = (body: ImmutableBody, contentType = "") => {
    const prepare = prepared.get(body) ?? prepareBody(body.text, contentType);
    prepared.set(body, prepare);
    return prepare;
  };
  const send = async (request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer) => {
    if (typeof body !== "string") {
      const ready = await preparedOf(body, headers["content-type"]);
      return sendPrepared(request, response, ready, { ...securityHeaders, ...headers });
    }
    const length = { "content-length": Buffer.byteLength(body) };
    const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
    const own = isPage ? { "content-security-policy": policyNow() } : {};
    response.writeHead(status, { ...securityHeaders, ...own, ...headers, ...length });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  return (request, response) => {
    if (!isRead(request)) return false;
    const path = pathOf(request);
    const search = request.url?.slice(path.length) ?? "";
    const made = rooms().answer({ path, search, cookies: request.headers.cookie ?? null });
    if (made === null) return false;
    const sent = made.then((answer) => send(request, response, answer));
    return sent.then(
      () => true,
      (error: unknown) => {
        log.error("A waiting room can't be answered", { reason: String(error) });
        const headers = { ...securityHeaders, "cache-control": "no-store", "retry-after": "10" };
        response.writeHead(503, headers).end();
        return true;
      },
    );
  };
}

/** Caches the content security policy until the scripts and the style change (in development). */
function cachedPolicy(rooms: () => WaitingRooms): () => string {
  let cached: { of: WaitingRooms; policy: string } | null = null;
  return () => {
    const now = rooms();
    if (cached?.of !== now) cached = { of: now, policy: policyOf(now.scripts, now.style) };
    return cached.policy;
  };
}

function policyOf(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(cspHash).join(" ")}`,
    `style-src ${cspHash(style)}`,
    // For the length of the progress bar.
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(";");
}
