import { createHash } from "node:crypto";
import type { Encoding } from "../../http/compression.ts";

/** What is known of a stored answer, without its bodies. */
export interface PageEntry {
  address: string;
  etag: string;
  contentType: string;
  /** Its cache tags. */
  cacheTags: readonly string[];
  /** Milliseconds since 1970; after that it is stale, and the next request refreshes it. */
  freshUntil: number;
  /** Digest of the data that was taken out of the page; `null` when the page has none, or has it inside. */
  data: string | null;
  /** Further headers of the answer, by name. */
  headers: Readonly<Record<string, string>>;
  /** Digest of each body that is stored (`digestOf`). */
  digests: Readonly<Partial<Record<BodyEncoding, string | undefined>>>;
}

/** How a body is encoded; `identity` is uncompressed. */
export type BodyEncoding = Encoding | "identity";

export type Bodies = Partial<Record<BodyEncoding, Buffer>>;

/** The first 22 characters of the SHA-256 in base64url, for ETags and for telling whether a file is whole. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
