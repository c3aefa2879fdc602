import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { walkFile } from "#app/features/circuit-map/walk-file.server.ts";
import type { Route } from "./+types/walk-paths";

export const audience = "everyone";

/**
 * Serves the circuit's paths, at `/looproutes.json`, so that a browser computes a walking route itself, and the
 * visitor's location stays private.
 */
export const loader = cmsLoader(async ({ request }: Route.LoaderArgs) => {
  const circuit = await getCircuit({ signal: request.signal });
  const file = circuit === null ? null : walkFile(circuit);
  if (file === null) return new Response(null, { status: 404 });
  return Response.json(file, { headers: { "cache-control": "public, max-age=0, must-revalidate" } });
});
