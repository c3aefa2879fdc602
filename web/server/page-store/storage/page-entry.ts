import * as z from "zod";
import type { Encoding } from "../../http/compression.ts";

/** A stored answer without its body. */
export const entrySchema = z.object({
  /** URL path and relevant query: the key in the page store. */
  address: z.string().startsWith("/"),
  /** Contains a digest of the uncompressed body. */
  etag: z.string().min(3),
  contentType: z.string().min(3),
  cacheTags: z.array(z.string()),
  /** Milliseconds since 1970, after which the entry is stale and the next request refreshes it. */
  freshUntil: z.number(),
  /** URL path of the loaders' data; `null` when the page contains it, or has none. */
  data: z.string().nullable(),
  /** Further headers of the answer, by name. */
  headers: z.record(z.string(), z.string()),
  /** Whether the body is stored in Brotli rather than uncompressed. */
  isCompressed: z.boolean(),
});

export type PageEntry = z.infer<typeof entrySchema>;

/** Content encoding of a body; `identity` is uncompressed. */
export type BodyEncoding = Encoding | "identity";

const shared = new Map<string, string>();

/**
 * Interns texts that many entries have, which saves most of the memory of thousands of pages: the cache tags of
 * documents and lists, and headers such as the content security policy.
 */
export function withSharedTexts(entry: PageEntry): PageEntry {
  return {
    ...entry,
    cacheTags: entry.cacheTags.map((tag) => (/^[dl]:/u.test(tag) ? sharedText(tag) : ownCopy(tag))),
    headers: Object.fromEntries(Object.entries(entry.headers).map(([name, value]) => [name, sharedText(value)])),
  };
}

function sharedText(text: string): string {
  const known = shared.get(text) ?? ownCopy(text);
  shared.set(known, known);
  return known;
}

/** Copies a text, as a substring keeps its whole string in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString("utf8");
}
