import { createHash } from "node:crypto";
import * as z from "zod";
import type { Encoding } from "../../http/compression.ts";

/** A stored answer without its body. */
export const entrySchema = z.object({
  address: z.string().startsWith("/"),
  /** With a digest of the uncompressed body. */
  etag: z.string().min(3),
  contentType: z.string().min(3),
  cacheTags: z.array(z.string()),
  /** Milliseconds since 1970; after that it is stale, and the next request refreshes it. */
  freshUntil: z.number(),
  /** Address of the data that was taken out of the page; `null` when the page has none, or has it inside. */
  data: z.string().nullable(),
  /** Further headers of the answer, by name. */
  headers: z.record(z.string(), z.string()),
  /** Whether the body is stored as brotli; one that isn't worth compressing is stored as it is. */
  isCompressed: z.boolean(),
});

export type PageEntry = z.infer<typeof entrySchema>;

/** How a body is encoded; `identity` is uncompressed. */
export type BodyEncoding = Encoding | "identity";

/** The first 22 characters of the SHA-256 in base64url, for ETags and for telling whether a file is whole. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

const shared = new Map<string, string>();

/**
 * The same entry, with texts that stand in many entries kept in memory once: tags of documents and lists, and the policies of
 * pages of one kind. With thousands of pages they would fill more of it than anything else.
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

/** A part that was cut out of a string keeps the whole of it in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString("utf8");
}
