import { createHash } from "node:crypto";
import type { Encoding } from "../../http/compression.ts";
import { securityHeaders } from "../../http/http-answer.ts";
import type { BodyEncoding, PageEntry } from "../storage/page-entry.ts";

/** Headers as `writeHead` takes them fastest: names and values by turns. */
export interface AnswerHeads {
  /** Of a 200, by the encoding of its body; without `content-length`. */
  full: Readonly<Record<BodyEncoding, readonly string[]>>;
  /** Of a 304. */
  unchanged: readonly string[];
}

/**
 * What caches may do: browsers ask every time (a 304 costs next to nothing), shared
 * caches keep a page for some seconds, and for a day while this server is broken.
 */
const sharedCaching = "max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400";

/** The home page of the default language is another for who prefers another language. */
const homeCaching = "public, max-age=0, must-revalidate";

/** Makes the headers of a kept answer ready. */
export function answerHeads(entry: PageEntry): AnswerHeads {
  const isHome = entry.address === "/" || entry.address.startsWith("/?");
  const common = Object.entries({
    ...securityHeaders,
    ...entry.headers,
    etag: entry.etag,
    "cache-control": isHome ? homeCaching : sharedCaching,
    vary: isHome ? "Accept-Encoding, Cookie, Accept-Language" : "Accept-Encoding",
    // Home isn't kept by shared caches, so tags would only be bytes before its first text.
    ...(isHome ? {} : { "cache-tag": cacheTags(entry.madeFrom) }),
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

/** Clients and proxies refuse an answer whose head is longer than some kilobytes. */
const mostTags = 250;

/**
 * The tags for a cache in front. A list of hundreds of documents names itself and
 * its first ones: any change of a document in it is a change of the list too.
 */
function cacheTags(tags: readonly string[]): string {
  const isDocument = (tag: string) => tag.startsWith("d:");
  const widestFirst = [...tags.filter((tag) => !isDocument(tag)), ...tags.filter(isDocument)];
  return widestFirst.slice(0, mostTags).map(shortTag).join(",");
}

/** Tags as a cache in front gets them: three characters, so that a page of many parts keeps a small head. Two that are alike cost a refresh too many. */
function shortTag(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 3);
}

/** The best body there is for a client. @param accepted - Encodings that it takes, the best first. */
export function bestEncoding(entry: PageEntry, accepted: readonly Encoding[]): BodyEncoding {
  return accepted.find((encoding) => entry.digests[encoding] !== undefined) ?? "identity";
}
