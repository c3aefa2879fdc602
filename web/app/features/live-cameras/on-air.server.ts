import { cameraLiveState } from "@circuit/contract/circuit/camera-live-state";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { streamOf } from "./camera-stream.server.ts";

/**
 * Finds which cameras are live; the others have no stream for anybody.
 *
 * @returns Their number, wherever their streams come from, and the films that the site itself sends, by camera id:
 *   file, and start in milliseconds since 1970 (`null` without hours).
 * @throws {CmsError | CmsContractError} The cameras can't be read.
 */
export async function readLiveStreams(now: number) {
  const circuit = await getCircuit({ signal: AbortSignal.timeout(5000) });
  const films = new Map<string, { file: string; since: number | null }>();
  let liveCount = 0;
  for (const camera of circuit?.cameras ?? []) {
    const air = cameraLiveState(camera, now);
    const stream = streamOf(camera);
    if (air.kind !== "live" || stream === null) continue;
    liveCount += 1;
    if (stream.film !== null) films.set(camera.id, { file: stream.film, since: air.since });
  }
  return { liveCount, films };
}
