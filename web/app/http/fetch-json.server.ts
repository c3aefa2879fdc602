import { retryStatuses } from "#app/domain/retry-statuses.ts";

/** An answer of 400 to 599, with its body parsed where it was JSON. */
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
  /** How often to try again; by default once for GET and never for other methods. */
  retries?: number;
}

/**
 * Asks for JSON.
 *
 * @returns The parsed body; `null` for an empty one.
 * @throws {HttpError} The answer's status is 400 to 599, after the retries.
 * @throws {TypeError | DOMException} No answer, within the time or at all; this isn't retried.
 * @throws {SyntaxError} The answer is no JSON.
 */
export async function fetchJson(url: string, options: FetchJsonOptions): Promise<unknown> {
  const text = await fetchText(url, options);
  return text === "" ? null : JSON.parse(text);
}

/** Asks like `fetchJson`, but returns the text unparsed. */
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
 * Asks for the address that an answer leads to, without going there.
 *
 * @returns The address; `null` when the answer leads nowhere.
 * @throws {HttpError} The answer's status is 400 to 599.
 * @throws {TypeError | DOMException} No answer, within the time or at all.
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

/** Seconds of a `Retry-After`; `null` for none, and for a date, which nobody here sends. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : null;
}

/** An error's body is worth keeping even where it is no JSON. */
function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
