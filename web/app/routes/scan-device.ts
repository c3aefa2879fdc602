import { privatePage } from "#app/http/private-page.server.ts";
import { answerDevice } from "#app/features/scan/answer-device.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import type { Route } from "./+types/scan-device";

export { methodNotAllowed as loader } from "#app/http/method-not-allowed.server.ts";

/** Receives the scans of a device at a gate, and answers whether each ticket is valid. */
export async function action({ request }: Route.ActionArgs) {
  if (isCrossOrigin(request)) return new Response(null, { status: 403, headers: privatePage });
  const { status, body } = await answerDevice(request);
  return Response.json(body, { status, headers: privatePage });
}
