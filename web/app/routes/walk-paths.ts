import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { walkFile } from "#app/features/circuit-map/walk-file.server.ts";
import type { Route } from "./+types/walk-paths";

/** The same for all: it may be stored. */
export const audience = "everyone";

/**
 * The paths of the circuit, at `/looproutes.json`, for a browser whose visitor wants a route from where they are: it finds
 * the way itself, so that nobody is told where that is.
 */
export const loader = cmsLoader(async ({ request }: Route.LoaderArgs) => {
  const circuit = await getCircuit({ signal: request.signal });
  const file = circuit === null ? null : walkFile(circuit);
  if (file === null) return new Response(null, { status: 404 });
  return Response.json(file, { headers: { "cache-control": "public, max-age=0, must-revalidate" } });
});
