import { retryStatuses } from "#app/domain/retry-statuses.ts";

/** An answer with status 400 to 599; the body is parsed if it is JSON. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly body: unknown;
  /** Seconds of the answer's `Retry-After`; `null` without one. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfterSeconds: number | null = null) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface FetchJsonOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Number of retries; by default one for GET and none for other methods. */
  retries?: number;
}

/**
 * Fetches JSON.
 *
 * @returns The parsed body; `null` for an empty one.
 * @throws {HttpError} The answer's status is 400 to 599, after the retries.
 * @throws {TypeError | DOMException} No answer, or none in time; this isn't retried.
 * @throws {SyntaxError} The answer isn't JSON.
 */
export async function fetchJson(url: string, options: FetchJsonOptions): Promise<unknown> {
  const text = await fetchText(url, options);
  return text === "" ? null : JSON.parse(text);
}

/** Fetches like `fetchJson`, but returns the text unparsed. */
export async function fetchText(url: string, options: FetchJsonOptions): Promise<string> {
  const { method = "GET" } = options;
  const retries = options.retries ?? (method === "GET" ? 1 : 0);

  for (let attempt = 0; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a retry follows its failure
    const response = await request(url, method, options);
    // oxlint-disable-next-line no-await-in-loop
    const text = await response.text();
    if (response.ok) return text;
    if (attempt >= retries || !retryStatuses.has(response.status)) {
      throw new HttpError(response.status, parseOrText(text), secondsIn(response.headers.get("retry-after")));
    }
  }
}

/**
 * Fetches the target of a redirect, without following it.
 *
 * @returns The target URL; `null` when the answer isn't a redirect.
 * @throws {HttpError} The answer's status is 400 to 599.
 * @throws {TypeError | DOMException} No answer, or none in time.
 */
export async function fetchLocation(url: string, options: FetchJsonOptions): Promise<string | null> {
  const response = await request(url, "GET", options, "manual");
  const text = await response.text();
  if (response.status >= 400) {
    throw new HttpError(response.status, parseOrText(text), secondsIn(response.headers.get("retry-after")));
  }
  return response.headers.get("location");
}

function request(
  url: string,
  method: string,
  { headers, body, timeoutMs, signal }: FetchJsonOptions,
  redirect: "error" | "manual" = "error",
) {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(url, {
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    redirect,
  });
}

/** Parses the seconds of a `Retry-After`; `null` for none, and for a date, which no system here sends. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : null;
}

/** Parses JSON; returns the text itself if it isn't JSON. */
function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
