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

/** A query of Strapi's REST API, such as `{ filters, sort }`. */
export type CmsQuery = Record<string, unknown>;

/**
 * The parts of the CMS's API, each with its own circuit breaker: failing sign-ins (`signIn`) stop neither pages and
 * tickets nor visitors who are signed in (`accounts`).
 */
export type CmsPart = "content" | "shop" | "accounts" | "signIn";

type Call = Pick<FetchJsonOptions, "method" | "body" | "signal" | "headers"> & {
  /** The bearer token; `null` for none. By default `CMS_API_TOKEN`. */
  token?: string | null | undefined;
  /** By default `content`. */
  part?: CmsPart;
  /** Longest wait for the answer, in milliseconds, where that is less than `CMS_TIMEOUT_MS`. */
  maxMs?: number;
};

/**
 * Calls the CMS. Never retries.
 *
 * @param path - Below the API prefix, for example `/events`.
 * @returns The answer's JSON, not checked by a schema; `null` for an empty body. URLs of media are relative, so that
 *   the site serves the files.
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
 * Calls a path of the CMS that redirects, without following the redirect.
 *
 * @returns The redirect's target; `null` when the answer has none.
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
  const url = `${env.CMS_URL.replace(/\/$/u, "")}${env.CMS_API_PREFIX}${path}${encodeQuery(withPopulate(path, query))}`;
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
      (error) => (call.signal?.aborted === true ? null : isOutage(error)),
    );
  } catch (error) {
    if (call.signal?.aborted) throw error;
    throw toCmsError(error, path);
  }
}

function readJson(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}

/** Start of absolute media URLs in the CMS's answers, which become paths of the site. */
const absoluteUploads = `${new URL(env.CMS_URL).origin}${uploadsFolder}`;

const breakers: Record<CmsPart, Breaker> = {
  content: new Breaker(),
  shop: new Breaker(),
  accounts: new Breaker(),
  signIn: new Breaker(),
};

/**
 * Whether an error counts as a failure for the circuit breaker: no answer, a timeout, invalid JSON, or a proxy that
 * can't reach the CMS. An error that the CMS itself answers doesn't count.
 */
function isOutage(error: unknown): boolean {
  return !(error instanceof HttpError) || [502, 503, 504].includes(error.status);
}

function toCmsError(error: unknown, path: string): CmsError {
  if (error instanceof HttpError) {
    const failed = CmsError.fromBody(error.body, `${path}: ${error.message}`);
    // Read the status, as a rate-limiting proxy sends no body of the CMS.
    failed.isLimited = error.status === 429;
    failed.retryAfterSeconds = error.retryAfterSeconds;
    return failed;
  }
  const message = error instanceof Error ? error.message : String(error);
  return new CmsError(500, "UnknownError", `${path}: ${message}`);
}

/** Adds Strapi's `populate` beside `view` for a CMS that may not know views. One that shares a secret knows them. */
function withPopulate(path: string, query: CmsQuery): CmsQuery {
  const { view } = query;
  if (view === undefined || env.SITE_CMS_SECRET !== undefined) return query;
  return { ...query, populate: standardPopulate(path, view) };
}

/** Encodes a query for a URL, with its question mark. */
export function encodeQuery(query: CmsQuery): string {
  return qs.stringify(query, { addQueryPrefix: true, encodeValuesOnly: true, skipNulls: true });
}

/**
 * Removes the alternative texts and captions of the media library, which are in the default language only. Other
 * languages have such texts where a picture is used.
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
 * Parses an answer with a schema of the contract.
 *
 * @throws {CmsContractError} The answer breaks the schema.
 */
export function parseAnswer<Schema extends z.ZodType>(path: string, schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new CmsContractError(`${path}: ${z.prettifyError(parsed.error)}`);
}
