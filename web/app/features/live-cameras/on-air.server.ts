import { cameraAir } from "@circuit/contract/circuit/camera-air";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { streamOf } from "./camera-stream.server.ts";

/** What the cameras send at a moment. */
export interface OnAir {
  /** How many cameras are live, wherever their streams come from. */
  liveCount: number;
  /** Films that the site itself sends, by the id of the camera: the file, and since when it is live (milliseconds since 1970, `null` without hours). */
  films: ReadonlyMap<string, { file: string; since: number | null }>;
}

/**
 * Finds which cameras are live: a camera that isn't has no stream, for nobody.
 *
 * @throws {CmsError | CmsContractError} The cameras can't be read.
 */
export async function readOnAir(now: number): Promise<OnAir> {
  const circuit = await getCircuit({ signal: AbortSignal.timeout(5000) });
  const films = new Map<string, { file: string; since: number | null }>();
  let liveCount = 0;
  for (const camera of circuit?.cameras ?? []) {
    const air = cameraAir(camera, now);
    const stream = streamOf(camera);
    if (air.kind !== "live" || stream === null) continue;
    liveCount += 1;
    if (stream.film !== null) films.set(camera.id, { file: stream.film, since: air.since });
  }
  return { liveCount, films };
}
