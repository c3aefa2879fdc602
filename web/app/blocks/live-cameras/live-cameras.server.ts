import type { BlockContext } from "#app/blocks/block-context.ts";
import { limitFreshness } from "#app/cms/cache-context.server.ts";
import { nextCameraChange } from "@circuit/contract/circuit/camera-live-state";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { type CameraWallData, cameraWall } from "#app/features/live-cameras/camera-wall.server.ts";

/** Loads the cameras with their current state. The page's cache expires when a camera goes on or off air. */
export async function loadLiveCameras(
  _block: unknown,
  { locale, query, now, signal }: BlockContext,
): Promise<CameraWallData> {
  const circuit = await getCircuit({ signal });
  limitFreshness(nextCameraChange(circuit?.cameras ?? [], now.getTime()));
  return cameraWall(circuit, { locale, asked: query.camera, now });
}
