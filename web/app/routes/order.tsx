import { accountPaths, checkoutPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { useEffect } from "react";
import { createContext, data, redirect } from "react-router";
import { getSettings } from "#app/cms/settings.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { loadWhole } from "#app/boot/load-whole.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { sessionTokenOf } from "#app/features/account/session-cookie.server.ts";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { OrderPage } from "#app/features/checkout/order/order-page.tsx";
import {
  isInAccount,
  type OrderKey,
  type OrderProblem,
  type OrderStopData,
} from "#app/features/checkout/order/order-view-data.ts";
import { OrderStop } from "#app/features/checkout/order/order-stop.tsx";
import { orderAhead } from "#app/features/checkout/order/order-ahead.server.ts";
import { orderPath, orderView } from "#app/features/checkout/order/order-view.server.ts";
import { receiveOrder } from "#app/features/checkout/order/receive-order.server.ts";
import { linesOfOrder } from "#app/features/checkout/begin-order.server.ts";
import { takePlacedMark } from "#app/features/checkout/placed-mark.ts";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { draftKey, forgetDraft } from "#app/features/forms/behaviour/form-draft.ts";
import { storeCart } from "#app/features/shop/browser/store-cart.ts";
import { linesInCookie } from "#app/features/shop/cart/cart-cookie.server.ts";
import { cookieWithOrdered } from "#app/features/shop/cart/ordered-cart.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { orderProblemMessages } from "#app/i18n/messages/order-problems.ts";
import { loadOrder, loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { isShopAway, noSuchOrder } from "#app/features/checkout/order/require-order.server.ts";
import { openedInSession, orderHeaders } from "#app/pages/order/session-bound-access.server.ts";
import { orderPageInfo } from "#app/pages/order/order-page-info.server.ts";
import type { Route } from "./+types/order";

/** Why this request's press of a button did nothing. */
const problemContext = createContext<OrderProblem | null>(null);

/** What stands in the order's place after a press to which the content system gave no answer. */
const stopContext = createContext<OrderStopData["kind"] | null>(null);

/** An order, at an address that nobody can guess, or in its visitor's account. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const stop = context.get(stopContext);
  // Asked once more, it would keep the visitor waiting as long again.
  if (stop !== null) {
    const path = orderPath(params, locale);
    return data({ info: orderPageInfo(params), stop: { kind: stop, path }, placed: null }, { headers: privatePage });
  }
  const { order, key } = await loadOrder({ request, params, context, url });
  const settings = await getSettings(locale);
  const view = orderView(order, locale, settings, key);
  if (view === null) {
    // In an account there are placed orders alone.
    if (isInAccount(key)) throw noSuchOrder();
    throw redirect(keepAppMode(url.search, `${checkoutPaths.checkout[locale]}/${key.token}`), {
      status: 303,
      headers: privatePage,
    });
  }
  const opened = await openedInSession(request, order, { locale, key });
  return data(
    {
      info: orderPageInfo(key),
      stop: null,
      placed: {
        order: view,
        ahead: await orderAhead(order, { locale, settings, now: new Date(), signal: request.signal }),
        isOfSession: opened.isOfSession,
        registerPath: sessionTokenOf(request) === null ? accountPaths.register[locale] : null,
        problem: context.get(problemContext),
        cart: linesInCookie(request.headers.get("cookie")),
      },
    },
    { headers: orderHeaders(request, opened) },
  );
}

/** Begins another payment, cancels the order, or fills the cart with it again. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const unanswered = (kind: OrderStopData["kind"]) => {
    context.set(stopContext, kind);
    return data(null, { status: 503, headers: { ...privatePage, "retry-after": "60" } });
  };
  const opened = await openedBy({ request, params, context, url });
  if (opened === null) return unanswered("away");
  const { token, key } = opened;
  const received = await receiveOrder(request, token, locale);
  switch (received.state) {
    case "pay":
      return redirect(received.payAt, { status: 303, headers: privatePage });
    case "done": {
      return redirect(keepAppMode(url.search, orderPath(key, locale)), { status: 303, headers: privatePage });
    }
    case "again": {
      const again = new Headers(privatePage);
      const cookie = cookieWithOrdered(request, linesOfOrder(received.order));
      if (cookie !== null) again.append("set-cookie", cookie);
      const cart = `${checkoutPaths.cart[locale]}${cookie === null ? "?problem=full" : ""}`;
      return redirect(keepAppMode(url.search, cart), { status: 303, headers: again });
    }
    // There it is told, and the way to the visitor's own cart.
    case "otherBrowser":
      return redirect(keepAppMode(url.search, `${checkoutPaths.checkout[locale]}/${token}`), {
        status: 303,
        headers: privatePage,
      });
    case "unknown":
      throw noSuchOrder();
    case "unanswered":
      return unanswered(received.kind);
    case "refused":
      context.set(problemContext, received.problem);
      return data(null, { status: received.status, headers: privatePage });
    default:
      return received satisfies never;
  }
}

/** As `loadOrderToken`; `null` when the content system is away. */
async function openedBy(asked: Parameters<typeof loadOrderToken>[0]): Promise<{ token: string; key: OrderKey } | null> {
  try {
    return await loadOrderToken(asked);
  } catch (error) {
    if (isShopAway(error)) return null;
    throw error;
  }
}

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees its address. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  // An error screen has a title of its own.
  if (!loaderData) return [];
  const { stop, placed } = loaderData;
  const locale = localeOfPath(location.pathname);
  if (stop !== null)
    return [{ title: pageTitle(orderProblemMessages[locale].stops[stop.kind].title, matches[0].loaderData) }];
  const { heading, number } = placed.order;
  // Browsers keep titles in their history, and this heading names the visitor.
  const title = placed.isOfSession ? orderMessages[locale].number(number) : `${heading} | ${number}`;
  return [{ title: pageTitle(title, matches[0].loaderData) }];
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function OrderRoute({ loaderData: { stop, placed } }: Route.ComponentProps) {
  return stop === null ? <PlacedOrder {...placed} /> : <OrderStop data={stop} />;
}

type PlacedOrderProps = NonNullable<Route.ComponentProps["loaderData"]["placed"]>;

function PlacedOrder({ cart, ...page }: PlacedOrderProps) {
  usePlacedOrder(cart);
  useNoStaleSession(page.isOfSession);
  return <OrderPage {...page} />;
}

/** After an order was placed: keeps a copy of what is left in the cart, and forgets what was typed in the checkout. */
function usePlacedOrder(cart: readonly CartLine[]): void {
  useEffect(() => {
    if (!takePlacedMark()) return;
    storeCart(cart);
    forgetDraft(draftKey({ documentId: "checkout" }));
  }, [cart]);
}

export { PageErrorBoundary as ErrorBoundary };
