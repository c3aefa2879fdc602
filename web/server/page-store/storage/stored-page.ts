import { pageDataFolder } from "@circuit/contract/urls/own-paths";
import { securityHeaders } from "../../http/http-answer.ts";
import type { BodyEncoding, PageEntry } from "./page-entry.ts";

/** An answer that is ready to be sent. */
export interface PreparedAnswer {
  /** Names and values by turns, as `writeHead` takes them fastest. */
  headers: readonly string[];
  body: Buffer;
}

/** A stored answer in memory. What can be made from its file is prepared at the first request and dropped on eviction. */
export class StoredPage {
  readonly entry: PageEntry;
  /** How the body is stored. */
  readonly ownEncoding: BodyEncoding;
  /** Invalidated by a change: it serves only while no new version can be rendered. */
  isOutdated = false;
  /** Answers in memory, by the encoding of their bodies. */
  readonly answers = new Map<BodyEncoding, PreparedAnswer>();
  #unchanged: readonly string[] | null = null;

  constructor(entry: PageEntry) {
    this.entry = entry;
    this.ownEncoding = entry.isCompressed ? "br" : "identity";
  }

  /** Headers of a 304. */
  get unchanged(): readonly string[] {
    this.#unchanged ??= commonHeaders(this.entry);
    return this.#unchanged;
  }

  /** Adds an answer. */
  prepare(encoding: BodyEncoding, body: Buffer): PreparedAnswer {
    const headers = [
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      "content-type",
      this.entry.contentType,
      ...this.unchanged,
      "content-length",
      String(body.byteLength),
    ];
    const answer = { headers, body };
    this.answers.set(encoding, answer);
    return answer;
  }

  /** Drops all that can be read from disk again. */
  cool(): void {
    this.answers.clear();
    this.#unchanged = null;
  }
}

/**
 * What caches may do: browsers ask every time (a 304 costs next to nothing), shared
 * caches keep a page for some seconds, and for a day while this server is broken.
 */
const sharedCaching = "max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400";

/** The default home page redirects visitors who prefer another language, so every cache has to ask first. */
const homeCaching = "public, max-age=0, must-revalidate";

const isHomeAt = (address: string) => address === "/" || address.startsWith("/?");

/**
 * Tells nginx in front that its copy is old from the start, so that it asks before it serves it. Who comes while it asks
 * gets the copy, until the second is over: by then it has been old for the ten of `stale-while-revalidate`. nginx keeps
 * this header to itself.
 *
 * @returns Name and value; empty for home, which no cache may keep.
 */
export function proxyExpiry(address: string): string[] {
  return isHomeAt(address) ? [] : ["x-accel-expires", `@${Math.floor(Date.now() / 1000) - 10}`];
}

/** The content of a file never changes; the file is removed once no page refers to it any more. */
const dataCaching = "public, max-age=86400, immutable";

/** Headers of a stored answer that don't depend on its body, as `writeHead` takes them fastest: names and values by turns. */
function commonHeaders(entry: PageEntry): readonly string[] {
  const isHome = isHomeAt(entry.address);
  const isData = entry.address.startsWith(pageDataFolder);
  return Object.entries({
    ...securityHeaders,
    ...entry.headers,
    etag: entry.etag,
    "cache-control": isHome ? homeCaching : isData ? dataCaching : sharedCaching,
    vary: isHome ? "Accept-Encoding, Cookie, Accept-Language" : "Accept-Encoding",
  }).flat();
}
