import * as z from "zod";

/** Total time limit of the requests to a provider for one sign-in, in milliseconds; the site's own timeout is 5 s. */
export const providerTimeoutMs = 4000;

/** Longest response of a provider that is accepted, in characters. */
const maxResponseLength = 200_000;

/** A provider can't be reached, or its response is invalid. The message is safe to log: it holds no keys. */
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
 * Requests JSON from a provider.
 *
 * @throws {ProviderError} There is no response in time, its status is 500 or more, or it isn't JSON.
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
    if (response.status >= 500 || text.length > maxResponseLength) throw new Error(`HTTP ${response.status}`);
    const body: unknown = JSON.parse(text);
    return { status: response.status, body };
  } catch (cause) {
    throw new ProviderError(`${host}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Parses a provider's response. @throws {ProviderError} It doesn't match the schema. */
export function parseResponse<Schema extends z.ZodType>(url: string, schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new ProviderError(`${new URL(url).host}: ${z.prettifyError(read.error)}`);
}
