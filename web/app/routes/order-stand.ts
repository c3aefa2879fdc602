import { holdOf } from "#app/features/checkout/checkout-view.server.ts";
import { standOf } from "#app/features/checkout/order/order-stand.ts";
import type { StandAnswer } from "#app/features/checkout/order-stand-request.ts";
import { standQuestionOf } from "#app/features/checkout/stand-question.server.ts";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { askShop } from "#app/features/checkout/shop-requests.server.ts";
import { clientOf } from "#app/http/client-of.server.ts";
import { isForeign } from "#app/http/foreign-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { onlyPosts } from "#app/http/only-posts.server.ts";
import type { Route } from "./+types/order-stand";

export function loader() {
  return onlyPosts();
}

/** Tells a visitor's own page how an order stands, or gives it more time. The token is in the body, out of logs. */
export async function action({ request }: Route.ActionArgs) {
  if (isForeign(request)) return refused(403);
  const visitor = clientOf(request);
  if (!(await isWithinLimit("orderStands", visitor))) return refused(429);
  const question = await standQuestionOf(request);
  if (question === null) return refused(400);

  const { token, intent } = question;
  const answer = await askShop({ action: intent === "extend" ? "extend" : "read", token });
  if (answer.outcome === "away" || answer.outcome === "conflict") return refused(503);
  if (answer.outcome !== "order") return refused(intent === "extend" ? 409 : 404);
  const { order } = answer;
  const stand = standOf(order);
  const body: StandAnswer = { stand: stand ?? "held", hold: stand === null ? holdOf(order, order.locale) : null };
  return Response.json(body, { headers: privatePage });
}

function refused(status: number): Response {
  return Response.json({ reason: "refused" }, { status, headers: privatePage });
}
