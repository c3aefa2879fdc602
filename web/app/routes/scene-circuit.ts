import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { sceneCircuitOf } from "#app/features/circuit-view/scene/scene-circuit.ts";
import type { Route } from "./+types/scene-circuit";

export const audience = "everyone";

/** Serves the circuit for the 3D panorama, at `/uitzicht/circuit.json`, once a visitor opens it. */
export const loader = cmsLoader(async ({ request, url }: Route.LoaderArgs) => {
  const circuit = await getCircuit(request);
  if (circuit === null) throw notFound(url);

  return new Response(JSON.stringify(sceneCircuitOf(circuit)), {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
  });
});
