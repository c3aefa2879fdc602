import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawPoster } from "./draw-poster.server.ts";
import type { SharePoster } from "./poster.ts";

/** Most posters in the cache, of some hundred kilobytes each. */
const most = 20;

/** How long a poster stays cached, in milliseconds: for a client that retries after a time-out, and for the next request. */
const ttlMs = 60_000;

const drawn = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: ttlMs });

/**
 * The picture of a poster, drawn once for all who ask for it at about the same time: it is half a second of work,
 * which goes on when they hang up, so that asking and hanging up doesn't begin it again and again.
 *
 * @param draw - Draws it.
 */
export function drawnPoster(
  poster: SharePoster,
  draw: (poster: SharePoster) => Promise<Buffer> = drawPoster,
): Promise<Buffer> {
  const key = digestOf(poster);
  const drawing = drawn.get(key) ?? draw(poster);
  drawn.set(key, drawing);
  // One that failed is drawn again for the next.
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

/** The same for posters that look the same. */
function digestOf({ picture, logo, ...words }: SharePoster): string {
  const digest = createHash("sha256").update(JSON.stringify(words));
  for (const file of [picture, logo]) digest.update(`\n${file?.byteLength ?? "none"}\n`).update(file ?? "");
  return digest.digest("base64url");
}
