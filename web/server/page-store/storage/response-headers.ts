import { createHash } from "node:crypto";
import type { Encoding } from "../../http/compression.ts";
import { securityHeaders } from "../../http/http-answer.ts";
import type { BodyEncoding, PageEntry } from "./page-entry.ts";

/** Headers as `writeHead` takes them fastest: names and values by turns. */
export interface ResponseHeaders {
  /** Headers of a 200, by the encoding of its body; without `content-length`. */
  full: Readonly<Record<BodyEncoding, readonly string[]>>;
  /** Headers of a 304. */
  unchanged: readonly string[];
}

/**
 * What caches may do: browsers ask every time (a 304 costs next to nothing), shared
 * caches keep a page for some seconds, and for a day while this server is broken.
 */
const sharedCaching = "max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400";

/** The default home page redirects visitors who prefer another language, so every cache has to ask first. */
const homeCaching = "public, max-age=0, must-revalidate";

const isHomeOf = ({ address }: PageEntry) => address === "/" || address.startsWith("/?");

/**
 * Tells nginx in front that its copy is old from the start, so that it asks before it serves it. Who comes while it asks
 * gets the copy, until the second is over: by then it has been old for the ten of `stale-while-revalidate`. nginx keeps
 * this header to itself.
 *
 * @returns Name and value; empty for home, which no cache may keep.
 */
export function proxyExpiry(entry: PageEntry): string[] {
  return isHomeOf(entry) ? [] : ["x-accel-expires", `@${Math.floor(Date.now() / 1000) - 10}`];
}

/** Prepares the headers of a stored answer. */
export function responseHeaders(entry: PageEntry): ResponseHeaders {
  const isHome = isHomeOf(entry);
  const common = Object.entries({
    ...securityHeaders,
    ...entry.headers,
    etag: entry.etag,
    "cache-control": isHome ? homeCaching : sharedCaching,
    vary: isHome ? "Accept-Encoding, Cookie, Accept-Language" : "Accept-Encoding",
    // Home isn't kept by shared caches, so tags would only be bytes before its first text.
    ...(isHome ? {} : { "cache-tag": cacheTagHeader(entry.cacheTags) }),
  }).flat();
  const typed = ["content-type", entry.contentType, ...common];

  return {
    full: {
      identity: typed,
      br: ["content-encoding", "br", ...typed],
      gzip: ["content-encoding", "gzip", ...typed],
    },
    unchanged: common,
  };
}

/** Most cache tags in one answer: clients and proxies refuse headers of more than some kilobytes. */
const mostTags = 250;

/**
 * The tags for a cache in front. A list of hundreds of documents names itself and
 * its first ones: any change of a document in it is a change of the list too.
 */
function cacheTagHeader(tags: readonly string[]): string {
  const isDocument = (tag: string) => tag.startsWith("d:");
  const widestFirst = [...tags.filter((tag) => !isDocument(tag)), ...tags.filter(isDocument)];
  return widestFirst.slice(0, mostTags).map(shortTag).join(",");
}

/**
 * A cache tag as a cache in front gets it: three characters, so that the headers of a page of many parts stay small.
 * When two tags get the same characters, a page is purged once too often.
 */
function shortTag(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 3);
}

/** The encoding of the best body for a client. @param accepted - Encodings that the client accepts, best first. */
export function bestEncoding(entry: PageEntry, accepted: readonly Encoding[]): BodyEncoding {
  return accepted.find((encoding) => entry.digests[encoding] !== undefined) ?? "identity";
}
