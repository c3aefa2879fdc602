import { existsSync } from "node:fs";
import path from "node:path";
import { ownStreamPath } from "@circuit/contract/urls/own-paths";
import type { PublishedCamera } from "@circuit/contract/circuit/published-circuit";
import { env } from "#app/env.server.ts";

/** A camera's playlist: of the site's own looping film, or of a stream from elsewhere. */
export interface CameraStream {
  address: string;
  /** File of the looping film; `null` when the stream comes from elsewhere. */
  film: string | null;
}

/**
 * Returns a camera's stream; `null` when it has none, its film is missing, or its URL is neither https nor a path of
 * the site.
 */
export function streamOf({ id, stream }: Pick<PublishedCamera, "id" | "stream">): CameraStream | null {
  if (stream === null) return null;
  if (stream === ownStreamPath(id)) {
    const film = path.resolve(env.STREAMS_DIR, `${id}.mp4`);
    return existsSync(film) ? { address: stream, film } : null;
  }
  const isPath = /^\/(?![/\\])/u.test(stream);
  if (isPath) return { address: stream, film: null };
  return URL.parse(stream)?.protocol === "https:" ? { address: new URL(stream).href, film: null } : null;
}
