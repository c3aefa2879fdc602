import { getCircuit } from "#app/cms/circuit.server.ts";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { sceneCircuitOf } from "#app/features/circuit-view/scene/scene-circuit.ts";
import type { Route } from "./+types/scene-circuit";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** What of the circuit is drawn in scenes, at `/uitzicht/circuit.json`: requested once a visitor looks round. */
export const loader = cmsLoader(async ({ request, url }: Route.LoaderArgs) => {
  const circuit = await getCircuit(request);
  if (circuit === null) throw notFound(url);

  return new Response(JSON.stringify(sceneCircuitOf(circuit)), {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
  });
});
