import * as z from "zod";

/** How long all requests to a provider for one sign-in may take together, in milliseconds: the site waits for 5 s. */
export const providerTimeMs = 4000;

/** Longest answer of a provider that is read, in characters. */
const maxAnswerBytes = 200_000;

/** A provider doesn't answer, or with something else than it should. The message says what, and holds no keys. */
export class ProviderError extends Error {
  override name = "ProviderError";
}

interface ProviderRequest {
  method?: "POST";
  headers?: Record<string, string>;
  body?: URLSearchParams;
  signal: AbortSignal;
}

/**
 * Asks a provider for JSON.
 *
 * @throws {ProviderError} No answer, in time or at all, or none of a status under 500 with JSON in it.
 */
export async function fetchProvider(url: string, request: ProviderRequest): Promise<{ status: number; body: unknown }> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      ...request,
      headers: { accept: "application/json", "user-agent": "circuit-site", ...request.headers },
      redirect: "error",
    });
    const text = await response.text();
    if (response.status >= 500 || text.length > maxAnswerBytes) throw new Error(`HTTP ${response.status}`);
    const body: unknown = JSON.parse(text);
    return { status: response.status, body };
  } catch (cause) {
    throw new ProviderError(`${host}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Reads what a provider said. @throws {ProviderError} It has another shape. */
export function parseResponse<Schema extends z.ZodType>(url: string, schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new ProviderError(`${new URL(url).host}: ${z.prettifyError(read.error)}`);
}
