import type { Core } from "@strapi/strapi";
import type { Locale } from "#contract/locales";
import { type ShopAnswer, type ShopRequest, shopRequestSchema, shopRequestsPath } from "#contract/shop/shop-requests";
import { signedRouter } from "../site-link/signed-route.ts";
import { failedAnswer } from "./orders/shop-answer.ts";
import { beginOrder } from "./orders/begin-order.ts";
import { releaseOrder } from "./orders/end-order.ts";
import { extendOrder } from "./orders/extend-order.ts";
import { refreshOrder } from "./orders/refresh-order.ts";
import { handlePaymentWebhook, payOrder } from "./orders/pay-order.ts";
import { placeOrder } from "./orders/place-order.ts";
import { readOrder } from "./orders/read-order.ts";
import { KeyConflict } from "./orders/request-digest.ts";
import { FilesBusyError } from "./documents/shared-files.ts";
import { type OrderFileKind, type Shop, shopOf, type TicketPass } from "./shop.ts";

/** Most characters of a message: enough for a full cart or checkout form. */
const maxMessageLength = 20_000;

/** Answers the web server's signed requests about orders; `contract/src/shop/shop-requests.ts` defines them. */
export function shopRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const shop = shopOf(strapi);
  return signedRouter(strapi, {
    path: shopRequestsPath,
    purpose: "shop",
    schema: shopRequestSchema,
    longest: maxMessageLength,
    answer: (request) => answer(shop, request),
    statusOf: (error) => {
      if (error instanceof KeyConflict) return 409;
      return error instanceof FilesBusyError ? 503 : null;
    },
  });
}

/** @throws {KeyConflict} The idempotency key was used for another request. */
function answer(shop: Shop, request: ShopRequest): Promise<ShopAnswer> {
  switch (request.action) {
    case "begin":
      return beginOrder(shop, request);
    case "read":
      return refreshOrder(shop, request.token);
    case "extend":
      return extendOrder(shop, request.token);
    case "release":
      return releaseOrder(shop, request.token);
    case "place":
      return placeOrder(shop, request);
    case "pay":
      return payOrder(shop, request.token, request.locale);
    case "payment-changed":
      return handlePaymentWebhook(shop, request.providerId);
    case "file":
      return answerFile(shop, request, request.file);
    case "pass":
      return answerFile(shop, request, { pass: request.code });
  }
}

async function answerFile(
  shop: Shop,
  { token, locale }: { token: string; locale?: Locale | undefined },
  file: OrderFileKind | TicketPass,
): Promise<ShopAnswer> {
  const order = await readOrder(shop, { token });
  if (order === null) return failedAnswer("unknown");
  const made = await shop.fileOf({ ...order, locale: locale ?? order.locale }, file);
  if (made === null) return failedAnswer("wrong-state");
  return { outcome: "file", name: made.name, type: made.type, base64: made.content.toString("base64") };
}
