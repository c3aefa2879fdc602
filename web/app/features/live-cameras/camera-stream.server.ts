import { existsSync } from "node:fs";
import path from "node:path";
import { ownStreamPath } from "@circuit/contract/urls/own-paths";
import type { PublishedCamera } from "@circuit/contract/circuit/published-circuit";
import { env } from "#app/env.server.ts";

/** A camera's playlist: the site's own film, or one that somebody else sends. */
export interface CameraStream {
  address: string;
  /** File of the film that goes round; `null` when the stream comes from elsewhere. */
  film: string | null;
}

/** The stream of a camera; `null` when it has none, its film is missing, or its address is no https one or path of the site. */
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
