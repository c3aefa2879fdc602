import { accountPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import { createContext, data, redirect } from "react-router";
import { getSettings } from "#app/cms/settings.server.ts";
import { sessionTokenOf } from "#app/features/account/session-cookie.server.ts";
import { toCartLines } from "#app/features/checkout/begin-order.server.ts";
import { orderNextSteps } from "#app/features/checkout/order/order-next-steps.server.ts";
import { isInAccount, type OrderPageKey, type OrderProblem } from "#app/features/checkout/order/order-view-data.ts";
import { orderPath, orderView } from "#app/features/checkout/order/order-view.server.ts";
import { receiveOrder } from "#app/features/checkout/order/receive-order.server.ts";
import { isShopUnavailable, unknownOrderError } from "#app/features/checkout/order/require-order.server.ts";
import { orderStop, type StopData } from "#app/features/checkout/stop-view.server.ts";
import { privateHeaders, privatePage, seeOther } from "#app/http/private-page.server.ts";
import { linesInCookie } from "#app/features/shop/cart/cart-cookie.server.ts";
import { cookieRestoringOrder } from "#app/features/shop/cart/ordered-cart.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { loadOrder, loadOrderToken, type OrderArgs } from "./load-order.server.ts";
import { orderPageInfo } from "./order-page-info.server.ts";
import { recordOpenedOrder, orderHeaders } from "./session-bound-access.server.ts";

/** Why the submitted form had no effect; set by the action, for the loader. */
const problemContext = createContext<OrderProblem | null>(null);

/** Which page replaces the order page when the CMS didn't answer the action; set by the action, for the loader. */
const stopContext = createContext<StopData | null>(null);

/** Loads the page of an order, by its unguessable token or in the visitor's account. */
export async function loadOrderPage({ request, params, context, url }: OrderArgs) {
  const locale = context.get(localeContext);
  const stop = context.get(stopContext);
  // Don't call the CMS again: the visitor would wait as long once more.
  if (stop !== null) return data({ info: orderPageInfo(params), stop, placed: null }, { headers: privatePage });
  const { order, key } = await loadOrder({ request, params, context, url });
  const settings = await getSettings(locale);
  const view = orderView(order, locale, settings, key);
  if (view === null) {
    // Accounts list only placed orders.
    if (isInAccount(key)) throw unknownOrderError();
    throw seeOther(url, `${checkoutPaths.checkout[locale]}/${key.token}`);
  }
  const opened = await recordOpenedOrder(request, order, { locale, key });
  return data(
    {
      info: orderPageInfo(key),
      stop: null,
      placed: {
        order: view,
        nextSteps: await orderNextSteps(order, { locale, settings, now: new Date(), signal: request.signal }),
        isOfSession: opened.isOfSession,
        registerPath: sessionTokenOf(request) === null ? accountPaths.register[locale] : null,
        problem: context.get(problemContext),
        cart: linesInCookie(request.headers.get("cookie")),
      },
    },
    { headers: orderHeaders(request, opened) },
  );
}

/** Handles the buttons of an order page: pay again, cancel, or order again. */
export async function submitOrderPage({ request, params, context, url }: OrderArgs) {
  const locale = context.get(localeContext);
  const unanswered = (kind: Parameters<typeof orderStop>[0]) => {
    context.set(stopContext, orderStop(kind, orderPath(params, locale), locale));
    return data(null, { status: 503, headers: { ...privatePage, "retry-after": "60" } });
  };
  const opened = await openedBy({ request, params, context, url });
  if (opened === null) return unanswered("unavailable");
  const { token, key } = opened;
  const received = await receiveOrder(request, token, locale);
  switch (received.state) {
    case "pay":
      return redirect(received.payAt, { status: 303, headers: privatePage });
    case "done":
      return seeOther(url, orderPath(key, locale));
    case "again": {
      const cookie = cookieRestoringOrder(request, toCartLines(received.order));
      const cart = `${checkoutPaths.cart[locale]}${cookie === null ? "?problem=full" : ""}`;
      return seeOther(url, cart, privateHeaders(cookie === null ? [] : [cookie]));
    }
    // The checkout page explains this, and links to the visitor's own cart.
    case "otherBrowser":
      return seeOther(url, `${checkoutPaths.checkout[locale]}/${token}`);
    case "unknown":
      throw unknownOrderError();
    case "unanswered":
      return unanswered(received.kind);
    case "refused":
      context.set(problemContext, received.problem);
      return data(null, { status: received.status, headers: privatePage });
    default:
      return received satisfies never;
  }
}

/** Like `loadOrderToken`; `null` when the CMS is unavailable. */
async function openedBy(args: OrderArgs): Promise<{ token: string; key: OrderPageKey } | null> {
  try {
    return await loadOrderToken(args);
  } catch (error) {
    if (isShopUnavailable(error)) return null;
    throw error;
  }
}
