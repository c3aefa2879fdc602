import { randomBytes } from "node:crypto";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { createContext, data, redirect } from "react-router";
import { CmsContractError, CmsError } from "#app/cms/cms-error.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { customerPrefill } from "#app/features/account/customer-prefill.ts";
import { loadSession, visitorOf } from "#app/features/account/session.server.ts";
import { isHeld, isPlaced, linesOfOrder } from "#app/features/checkout/begin-order.server.ts";
import { checkoutFormOf, usualCountry } from "#app/features/checkout/checkout-form-of.server.ts";
import { checkoutInputs, type CheckoutOutcome, type Typed } from "#app/features/checkout/checkout-outcome.ts";
import type { CheckoutStopData } from "#app/features/checkout/checkout-view-data.ts";
import {
  checkoutView,
  hasChangedEvent,
  checkoutEndedView,
  stopView,
} from "#app/features/checkout/checkout-view.server.ts";
import { heldOrderOf, isOrderOfBrowser } from "#app/features/checkout/held-order-cookie.server.ts";
import { orderPath } from "#app/features/checkout/order/order-view.server.ts";
import { requireOrder } from "#app/features/checkout/order/require-order.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { ownInputs } from "#app/features/forms/form-view-data.ts";
import { humanInputs } from "#app/features/forms/receive/judge-own-form.server.ts";
import { remainingInCart, type RemainingLine } from "#app/features/shop/cart/ordered-cart.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { log } from "#app/log.server.ts";
import { priceLock } from "#app/pages/cart/price-lock.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { placedHeaders } from "#app/pages/order/order-placed-headers.server.ts";

/** Result of the action, for the loader: the current order, and the submitted values. */
type Received =
  | { kind: "rerender"; order: Order; outcome: CheckoutOutcome }
  | { kind: CheckoutStopData["kind"]; typed: Typed };

/** Set by the action, for the loader; `null` when nothing was sent. */
export const receivedContext = createContext<Received | null>(null);

/** The checkout of an order whose places are held; one that was placed has a page of its own. */
export async function loadCheckout({ request, params, context, url }: LoaderArgs<"token">) {
  const locale = context.get(localeContext);
  const path = `${checkoutPaths.checkout[locale]}/${params.token}`;
  const info = ownPageInfo(checkoutPaths.checkout, `/${params.token}`);
  const received = context.get(receivedContext);
  if (received !== null && received.kind !== "rerender") {
    const { kind, typed } = received;
    const over = kind === "expired" ? await requireOrder(request, params.token) : null;
    const isOwn = isOrderOfBrowser(request, params.token);
    const stop =
      over === null ? stopView(kind, typed, path, locale) : checkoutEndedView(over, { typed, path, locale, isOwn });
    return answer({ info, stop, checkout: null });
  }

  const order = received?.order ?? (await requireOrder(request, params.token));
  // Only a placed order has a number.
  if (!isHeld(order) && order.number !== null) {
    // A browser that still knows it as held never heard that it is placed.
    const told = heldOrderOf(request) === order.token && isPlaced(order) ? placedHeaders(request, order) : privatePage;
    throw redirect(keepAppMode(url.search, orderPath(order, locale)), { status: 303, headers: told });
  }
  // What was received came from the browser that began the order, or from one that begins it now.
  const isOwn = received !== null || isOrderOfBrowser(request, order.token);
  const stop = stopOf(order, { path, locale, isOwn });
  if (stop !== null) {
    return answer({ info, stop, checkout: null }, { status: stop.kind === "otherBrowser" ? 403 : 200 });
  }
  const form = await formOf(order, locale);
  const { methods } = order;
  const [first] = methods;
  // Most pay online, where that can be done.
  const isUsual = first !== undefined && (methods.length === 1 || first === "online");
  const visitor = visitorOf(request, locale);
  const session = received === null ? await loadSession(visitor) : null;
  const known = session?.state === "signedIn" ? session.account : null;
  // One that ended elsewhere: the browser learns it, by which what was typed in it goes.
  const isOver = session?.state === "failed" && !session.isUnavailable;
  const usual = { country: [usualCountry], ...customerPrefill(known), ...(isUsual ? { method: [first] } : {}) };
  const signIn = withAccountQuery(accountPaths.signIn[locale], { return: path });
  const page = {
    info,
    stop: null,
    checkout: {
      account: { isFilledIn: known !== null, signIn: visitor.token === null || isOver ? signIn : null },
      view: checkoutView(order, received?.outcome ?? null, {
        locale,
        staying: await remainingOf(request, order, locale),
      }),
      form: {
        form,
        values: received === null ? usual : received.outcome.typed,
        errors: received?.outcome.errors ?? {},
        isAgain: received !== null,
        keepsDraft: true,
        today: dayAtCircuit(new Date()),
      },
      hidden: {
        ...humanInputs(),
        [checkoutInputs.key]: randomBytes(16).toString("base64url"),
        [checkoutInputs.seen]: String(order.totals.grossCents),
        ...askedOf(received),
      },
    },
  };
  return answer(page, isOver ? { cookies: session.cookies } : {});
}

/**
 * Why the checkout of an order can't be shown; `null` when it can. Its address becomes that of the order and its tickets, and
 * whoever began it knows that address: another browser gets no form, so that nobody pays for what others have.
 *
 * @param place - `isOwn`: whether this browser began the order.
 */
function stopOf(order: Order, place: { path: string; locale: Locale; isOwn: boolean }): CheckoutStopData | null {
  const { path, locale, isOwn } = place;
  if (!isHeld(order) || hasChangedEvent(order)) return checkoutEndedView(order, { typed: {}, ...place });
  return isOwn ? null : stopView("otherBrowser", {}, path, locale);
}

/** The e-mail address for which this page, or an earlier one, suggests a correction, so that it is suggested once. */
function askedOf(received: Extract<Received, { kind: "rerender" }> | null): Record<string, string> {
  const typedVatNumber = received?.outcome.question?.typed ?? received?.outcome.typed[ownInputs.asked]?.at(-1);
  return typedVatNumber === undefined ? {} : { [ownInputs.asked]: typedVatNumber };
}

/** The tickets in the cart that aren't in the order. Failing to read them doesn't stop the order. */
async function remainingOf(request: Request, order: Order, locale: Locale): Promise<RemainingLine[]> {
  try {
    return await remainingInCart(request, linesOfOrder(order), { locale, priceLock: priceLock(request, locale) });
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    log.error("A checkout can't tell what stays in the cart", { reason: error.message });
    return [];
  }
}

function answer<Page>(
  page: Page,
  { cookies = [], status = 200 }: { cookies?: readonly string[]; status?: number } = {},
) {
  const told = new Headers(privatePage);
  for (const cookie of cookies) told.append("set-cookie", cookie);
  return data(page, { headers: told, status });
}

/** The form of the checkout of an order. */
export async function formOf(order: Order, locale: Locale) {
  return checkoutFormOf(order, locale, (await getSettings(locale)).termsPage);
}
