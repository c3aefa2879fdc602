import { defaultLocale } from "@circuit/contract/locales";
import { uploadsFolder } from "@circuit/contract/urls/own-paths";
import qs from "qs";
import * as z from "zod";
import { env } from "#app/env.server.ts";
import { fetchLocation, fetchText, HttpError, type FetchJsonOptions } from "#app/http/fetch-json.server.ts";
import { Breaker } from "./breaker.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { remainingMs } from "./deadline.server.ts";
import { siteHeaders } from "./site-headers.server.ts";
import { standardPopulate } from "./standard-populate.server.ts";

/** A query in Strapi's terms; sent in the nested bracket style. */
export type CmsQuery = Record<string, unknown>;

/**
 * The parts of the API that the site calls. Each has a circuit breaker of its own: sign-ins that time out don't stop pages
 * or tickets, and sign-ins of strangers (`signIn`) don't stop signed-in visitors (`accounts`).
 */
export type CmsPart = "content" | "shop" | "accounts" | "signIn";

type Call = Pick<FetchJsonOptions, "method" | "body" | "signal" | "headers"> & {
  /** The bearer token; `null` for none. By default the site's own, where it has one. */
  token?: string | null | undefined;
  /** By default `content`. */
  part?: CmsPart;
  /** Longest wait for the answer, in milliseconds, where that is less than `CMS_TIMEOUT_MS`. */
  maxMs?: number;
};

/**
 * Calls the content system. Never retries: the page as a whole can be asked for again.
 *
 * @param path - Below the API prefix, for example `/events`.
 * @returns The answer's JSON, not checked by a schema; `null` for an empty body. Addresses
 *   of media are made relative, so that the site's own origin serves them.
 * @throws {CmsError} Anything but a 2xx JSON answer.
 */
export async function callCms(path: string, query: CmsQuery = {}, call: Call = {}): Promise<unknown> {
  return (await callCmsWithSize(path, query, call)).answer;
}

/** Does the same as `callCms`; the result also has the answer's length in characters. */
export async function callCmsWithSize(
  path: string,
  query: CmsQuery,
  call: Call,
): Promise<{ answer: unknown; size: number }> {
  const { answer, size } = await request(path, query, call, async (url, options) => {
    const text = await fetchText(url, options);
    return { answer: readJson(text.replaceAll(absoluteUploads, uploadsFolder)), size: text.length };
  });
  const isDutch = query["locale"] === undefined || query["locale"] === defaultLocale;
  return { answer: isDutch ? answer : withoutLibraryTexts(answer), size };
}

/**
 * Asks the content system where it leads, without going there.
 *
 * @returns The address; `null` when it leads nowhere.
 * @throws {CmsError} An error, or no answer.
 */
export function fetchCmsLocation(path: string, query: CmsQuery, call: Call): Promise<string | null> {
  return request(path, query, call, fetchLocation);
}

async function request<Value>(
  path: string,
  query: CmsQuery,
  call: Call,
  send: (url: string, options: FetchJsonOptions) => Promise<Value>,
): Promise<Value> {
  const { token = env.CMS_API_TOKEN, part = "content", maxMs = Infinity, ...rest } = call;
  const url = `${env.CMS_URL.replace(/\/$/u, "")}${env.CMS_API_PREFIX}${path}${toSearch(withPopulate(path, query))}`;
  const headers = {
    ...call.headers,
    "strapi-response-format": "v4",
    ...siteHeaders(),
    ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
  };

  try {
    const timeoutMs = Math.ceil(Math.min(env.CMS_TIMEOUT_MS, maxMs, remainingMs()));
    return await breakers[part].run(
      () => send(url, { ...rest, headers, timeoutMs, retries: 0 }),
      (error) => (call.signal?.aborted === true ? null : isTrouble(error)),
    );
  } catch (error) {
    if (call.signal?.aborted) throw error;
    throw toCmsError(error, path);
  }
}

function readJson(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}

/** Absolute addresses of media begin with this; each becomes a path of this site. */
const absoluteUploads = `${new URL(env.CMS_URL).origin}${uploadsFolder}`;

const breakers: Record<CmsPart, Breaker> = {
  content: new Breaker(),
  shop: new Breaker(),
  accounts: new Breaker(),
  signIn: new Breaker(),
};

/**
 * No answer, none in time, no JSON, or a proxy without a system behind
 * it. An error of the system itself is an answer.
 */
function isTrouble(error: unknown): boolean {
  return !(error instanceof HttpError) || [502, 503, 504].includes(error.status);
}

function toCmsError(error: unknown, path: string): CmsError {
  if (error instanceof HttpError) {
    const failed = CmsError.fromBody(error.body, `${path}: ${error.message}`);
    // What limits requests may be a proxy, with words of its own.
    failed.isLimited = error.status === 429;
    failed.retryAfterSeconds = error.retryAfterSeconds;
    return failed;
  }
  const message = error instanceof Error ? error.message : String(error);
  return new CmsError(500, "UnknownError", `${path}: ${message}`);
}

/**
 * Adds Strapi's own `populate` for a content system that may not know our views. Ours, which shares a secret with the site,
 * does; elsewhere both are sent, and a view wins where the system knows it.
 */
function withPopulate(path: string, query: CmsQuery): CmsQuery {
  const { view } = query;
  if (view === undefined || env.SITE_CMS_SECRET !== undefined) return query;
  return { ...query, populate: standardPopulate(path, view) };
}

/** Writes a query for an address, with its question mark. */
export function toSearch(query: CmsQuery): string {
  return qs.stringify(query, { addQueryPrefix: true, encodeValuesOnly: true, skipNulls: true });
}

/**
 * The media library describes its files in the default language only: other languages
 * have the texts of a picture where it is used, or none.
 */
function withoutLibraryTexts(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutLibraryTexts);
  if (typeof answer !== "object" || answer === null) return answer;

  const isFile = "mime" in answer && "url" in answer;
  const fields = Object.entries(answer).map(([name, value]) =>
    isFile && (name === "alternativeText" || name === "caption") ? [name, null] : [name, withoutLibraryTexts(value)],
  );
  return Object.fromEntries(fields);
}

/**
 * Reads an answer with a schema of the contract.
 *
 * @throws {CmsContractError} The answer breaks the schema.
 */
export function parseAnswer<Schema extends z.ZodType>(path: string, schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CmsContractError(`${path}: ${z.prettifyError(parsed.error)}`);
}
