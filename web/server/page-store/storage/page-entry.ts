import { createHash } from "node:crypto";
import type { Encoding } from "../../http/compression.ts";

/** What is known of a stored answer, without its bodies. */
export interface PageEntry {
  address: string;
  etag: string;
  contentType: string;
  /** Its cache tags. */
  madeFrom: readonly string[];
  /** Milliseconds since 1970; after that it is stale, and the next request refreshes it. */
  freshUntil: number;
  /** Digest of the data that was taken out of the page; `null` where there is none, or it is inside. */
  data: string | null;
  /** Headers of its own, name by name, that every answer carries. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of each body that is kept, base64url. */
  digests: Readonly<Partial<Record<BodyEncoding, string | undefined>>>;
}

/** `identity` is kept for what doesn't compress, such as pictures. */
export type BodyEncoding = Encoding | "identity";

export type Bodies = Partial<Record<BodyEncoding, Buffer>>;

/** A short fingerprint of bytes, for ETags and for telling whether a file is whole. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
