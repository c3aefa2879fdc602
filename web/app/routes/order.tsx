import { accountPaths, checkoutPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { useEffect } from "react";
import { createContext, data, redirect } from "react-router";
import { getSettings } from "#app/cms/settings.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { loadWhole } from "#app/boot/load-whole.ts";
import { sessionTokenOf } from "#app/features/account/session-cookie.server.ts";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { OrderPage } from "#app/features/checkout/order/order-page.tsx";
import { isInAccount, type OrderProblem } from "#app/features/checkout/order/order-view-data.ts";
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
import { orderAt, tokenAt } from "./order-at.server.ts";
import { noSuchOrder } from "./order-of-address.server.ts";
import { openedInSession, orderHeaders } from "./order-of-session.server.ts";
import { orderPageInfo } from "./order-page-info.server.ts";
import type { Route } from "./+types/order";

/** Why this request's press of a button did nothing. */
const problemContext = createContext<OrderProblem | null>(null);

/** An order, at an address that nobody can guess, or in its visitor's account. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { order, key } = await orderAt({ request, params, context, url });
  const view = orderView(order, locale, await getSettings(locale), key);
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
      order: view,
      isOfSession: opened.isOfSession,
      registerPath: sessionTokenOf(request) === null ? accountPaths.register[locale] : null,
      problem: context.get(problemContext),
      cart: linesInCookie(request.headers.get("cookie")),
    },
    { headers: orderHeaders(request, opened) },
  );
}

/** Begins another payment, cancels the order, or fills the cart with it again. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const { token, key } = await tokenAt({ request, params, context, url });
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
    case "unknown":
      throw noSuchOrder();
    case "refused":
      context.set(problemContext, received.problem);
      return data(null, { status: received.status, headers: privatePage });
    default:
      return received satisfies never;
  }
}

/** In the browser this page is loaded whole: nothing that runs on other pages, such as measuring, sees its address. */
export function clientLoader() {
  return loadWhole();
}

export const links: Route.LinksFunction = () => [...checkoutSheet];

export function meta({ loaderData, location }: Route.MetaArgs) {
  // An error screen has a title of its own.
  if (!loaderData) return [];
  const { heading, number } = loaderData.order;
  // Browsers keep titles in their history, and this heading names the visitor.
  const title = loaderData.isOfSession
    ? orderMessages[localeOfPath(location.pathname)].number(number)
    : `${heading} | ${number}`;
  return [{ title }];
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function OrderRoute({
  loaderData: { order, isOfSession, registerPath, problem, cart },
}: Route.ComponentProps) {
  usePlacedOrder(cart);
  useNoStaleSession(isOfSession);
  return <OrderPage order={order} registerPath={registerPath} problem={problem} isOfSession={isOfSession} />;
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
