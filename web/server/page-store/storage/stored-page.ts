import { pageDataFolder } from "@circuit/contract/urls/own-paths";
import { securityHeaders } from "../../http/http-answer.ts";
import type { BodyEncoding, PageEntry } from "./page-entry.ts";

/** An answer ready to be sent. */
export interface PreparedAnswer {
  /** Names and values alternately, which `writeHead` handles fastest. */
  headers: readonly string[];
  body: Buffer;
}

/** A stored answer in memory. Its prepared answers are made at the first request, and dropped on eviction. */
export class StoredPage {
  readonly entry: PageEntry;
  /** Encoding of the stored body. */
  readonly ownEncoding: BodyEncoding;
  /** Whether a change has invalidated it: then it serves only if no new version can be rendered. */
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

  /** Makes and caches an answer. */
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

  /** Drops all that can be made from the file again. */
  cool(): void {
    this.answers.clear();
    this.#unchanged = null;
  }
}

/**
 * `Cache-Control` of pages: browsers always revalidate; proxies cache a page for some seconds, and for a day while this
 * server fails.
 */
const sharedCaching = "max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400";

/** `Cache-Control` of `/`: all caches revalidate, as `/` redirects visitors who prefer another language. */
const homeCaching = "public, max-age=0, must-revalidate";

const isHomeAt = (address: string) => address === "/" || address.startsWith("/?");

/**
 * Makes a header that tells nginx in front that its copy is stale from the start, ten seconds ago. nginx then
 * revalidates before it serves the copy; only requests during that get the copy, within the same second. It doesn't
 * forward the header.
 *
 * @returns Name and value; empty for `/`, which no cache may store.
 */
export function proxyExpiry(address: string): string[] {
  return isHomeAt(address) ? [] : ["x-accel-expires", `@${Math.floor(Date.now() / 1000) - 10}`];
}

/** `Cache-Control` of the pages' data, whose content never changes. */
const dataCaching = "public, max-age=86400, immutable";

/** Returns the headers of a stored answer that don't depend on its body, names and values alternately. */
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
