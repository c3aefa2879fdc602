import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawPoster } from "./draw-poster.server.ts";
import type { SharePoster } from "./poster.ts";

/** Most share images in the cache, of up to a hundred kilobytes each. */
const most = 20;

/** Lifetime of a cached image in milliseconds, for clients that retry after a time-out. */
const ttlMs = 60_000;

const drawn = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: ttlMs });

/**
 * Returns a share image from a short-lived cache. Drawing takes half a second and continues when the client
 * disconnects, so that repeated requests don't start it again.
 */
export function drawnPoster(
  poster: SharePoster,
  draw: (poster: SharePoster) => Promise<Buffer> = drawPoster,
): Promise<Buffer> {
  const key = digestOf(poster);
  const drawing = drawn.get(key) ?? draw(poster);
  drawn.set(key, drawing);
  // Lets the next request draw a failed image again.
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

/** Returns a digest of all that a poster shows, as cache key. */
function digestOf({ picture, logo, ...words }: SharePoster): string {
  const digest = createHash("sha256").update(JSON.stringify(words));
  for (const file of [picture, logo]) digest.update(`\n${file?.byteLength ?? "none"}\n`).update(file ?? "");
  return digest.digest("base64url");
}
