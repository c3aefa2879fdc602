import { type ShopRequest, shopRequestSchema } from "@circuit/contract/shop/shop-requests";
import { privatePage } from "#app/http/private-page.server.ts";
import { requestShop } from "#app/features/checkout/shop-requests.server.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { unknownOrderError, shopUnavailableError, tooManyRequestsError } from "./require-order.server.ts";

type FileRequest = Extract<ShopRequest, { action: "file" | "pass" }>;

/** Answers with a file of an order. @throws The error page: no such file, or the content system is unavailable. */
export async function orderFile(request: Request, asked: FileRequest): Promise<Response> {
  // The token and the code come from the URL and may be anything.
  if (!shopRequestSchema.safeParse(asked).success) throw unknownOrderError();
  // Generating a file is expensive.
  const visitor = clientIpKey(request);
  if (!(await isWithinLimit("orderFiles", visitor))) throw tooManyRequestsError();

  // Reads the order first, with a short time-out: an unknown order shouldn't take as long as generating a file.
  const read = await requestShop({ action: "read", token: asked.token });
  if (read.outcome === "unavailable") throw shopUnavailableError();
  if (read.outcome !== "order") throw unknownOrderError();
  const answer = await requestShop(asked);
  if (answer.outcome === "unavailable") throw shopUnavailableError();
  if (answer.outcome !== "file") throw unknownOrderError();
  return new Response(Buffer.from(answer.base64, "base64"), {
    headers: {
      ...privatePage,
      "content-type": answer.type,
      "content-disposition": `attachment; filename="${answer.name.replaceAll(/[^\w.-]/gu, "_")}"`,
    },
  });
}
