import { randomBytes } from "node:crypto";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths, checkoutPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import type { Order } from "@circuit/contract/shop/order";
import { createContext, data, redirect } from "react-router";
import { loadWhole } from "#app/boot/load-whole.ts";
import { CmsContractError, CmsError } from "#app/cms/cms-error.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { isHeld, isPlaced, linesOfOrder } from "#app/features/checkout/begin-order.server.ts";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { knownCustomer } from "#app/features/account/known-customer.ts";
import { loadSession, visitorOf } from "#app/features/account/session.server.ts";
import { checkoutFormOf, usualCountry } from "#app/features/checkout/checkout-form-of.server.ts";
import { checkoutInputs, type CheckoutOutcome, type Typed } from "#app/features/checkout/checkout-outcome.ts";
import { CheckoutPage } from "#app/features/checkout/checkout-page.tsx";
import { CheckoutStop, stopTitle } from "#app/features/checkout/checkout-stop.tsx";
import type { CheckoutStopData } from "#app/features/checkout/checkout-view-data.ts";
import { checkoutView, hasChangedEvent, overView, stopView } from "#app/features/checkout/checkout-view.server.ts";
import { begunCookies, heldOrderOf, isBegunHere } from "#app/features/checkout/held-order-cookie.server.ts";
import { orderPath } from "#app/features/checkout/order/order-view.server.ts";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { receiveCheckout } from "#app/features/checkout/receive-checkout.server.ts";
import { checkoutSheet } from "#app/features/checkout/style-sheet.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { formAnchor, ownInputs } from "#app/features/forms/form-view-data.ts";
import { humanInputs, judgeOwnForm } from "#app/features/forms/receive/judge-own-form.server.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import { stayingInCart, type StayingLine } from "#app/features/shop/cart/ordered-cart.server.ts";
import { waiterIdsOf } from "#app/features/waiting-room/waiting-cookie.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { log } from "#app/log.server.ts";
import { openedInSession } from "#app/pages/order/session-bound-access.server.ts";
import { noSuchOrder, requireOrder, tooManyRequests } from "#app/features/checkout/order/require-order.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { placedHeaders } from "#app/pages/order/order-placed-headers.server.ts";
import { promisedTo } from "#app/pages/cart/price-lock.server.ts";
import type { Route } from "./+types/checkout";

/** What the action leaves to the loader: the order as it is now, and what was sent. */
type Received =
  | { kind: "again"; order: Order; outcome: CheckoutOutcome }
  | { kind: CheckoutStopData["kind"]; typed: Typed };

const receivedContext = createContext<Received | null>(null);

/** The checkout of an order whose places are held; one that was placed has a page of its own. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const path = `${checkoutPaths.checkout[locale]}/${params.token}`;
  const info = ownPageInfo(checkoutPaths.checkout, `/${params.token}`);
  const received = context.get(receivedContext);
  if (received !== null && received.kind !== "again") {
    const { kind, typed } = received;
    const over = kind === "expired" ? await requireOrder(request, params.token) : null;
    const isOwn = isBegunHere(request, params.token);
    const stop = over === null ? stopView(kind, typed, path, locale) : overView(over, { typed, path, locale, isOwn });
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
  const isOwn = received !== null || isBegunHere(request, order.token);
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
  const isOver = session?.state === "failed" && !session.isAway;
  const usual = { country: [usualCountry], ...knownCustomer(known), ...(isUsual ? { method: [first] } : {}) };
  const signIn = withAccountQuery(accountPaths.signIn[locale], { return: path });
  const page = {
    info,
    stop: null,
    checkout: {
      account: { isFilledIn: known !== null, signIn: visitor.token === null || isOver ? signIn : null },
      view: checkoutView(order, received?.outcome ?? null, {
        locale,
        staying: await stayingOf(request, order, locale),
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
  if (!isHeld(order) || hasChangedEvent(order)) return overView(order, { typed: {}, ...place });
  return isOwn ? null : stopView("otherBrowser", {}, path, locale);
}

/** The address about which this page asks, or an earlier one did, so that it is asked once. */
function askedOf(received: Extract<Received, { kind: "again" }> | null): Record<string, string> {
  const asked = received?.outcome.question?.typed ?? received?.outcome.typed[ownInputs.asked]?.at(-1);
  return asked === undefined ? {} : { [ownInputs.asked]: asked };
}

/** What isn't in the order but in the cart. An order can be placed also while nobody can tell. */
async function stayingOf(request: Request, order: Order, locale: Locale): Promise<StayingLine[]> {
  try {
    return await stayingInCart(request, linesOfOrder(order), { locale, promisedTo: promisedTo(request, locale) });
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

async function formOf(order: Order, locale: Locale) {
  return checkoutFormOf(order, locale, (await getSettings(locale)).termsPage);
}

/** Takes what the checkout sent. The page comes again with all that was typed, until the order is placed. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const received = await receiveCheckout(request, {
    token: params.token,
    locale,
    waiterIds: waiterIdsOf(request.headers.get("cookie")),
    formOf: (order) => formOf(order, locale),
    judge: judgeOwnForm,
    judgedInputs: Object.values(ownInputs),
    askedInput: ownInputs.asked,
  });
  const again = (kind: CheckoutStopData["kind"], typed: Typed, status: number) => {
    context.set(receivedContext, { kind, typed });
    return data(null, { status, headers: privatePage });
  };
  const keep = (path: string) => keepAppMode(url.search, path);
  switch (received.state) {
    case "placed": {
      const told = placedHeaders(request, received.order);
      const { cookie } = await openedInSession(request, received.order, { locale });
      if (cookie !== null) told.append("set-cookie", cookie);
      return redirect(received.payAt ?? keep(orderPath(received.order, locale)), { status: 303, headers: told });
    }
    case "elsewhere":
      return redirect(keep(`${checkoutPaths.order[locale]}/${params.token}`), { status: 303, headers: privatePage });
    case "unknown":
      throw noSuchOrder();
    case "tooMany":
      throw tooManyRequests();
    case "refused":
      return redirect(keep(`${checkoutPaths.cart[locale]}?problem=${received.problem}`), {
        status: 303,
        headers: privatePage,
      });
    case "expired":
      return again("expired", received.typed, 409);
    case "otherBrowser":
      return again("otherBrowser", {}, 403);
    case "begun": {
      context.set(receivedContext, {
        kind: "again",
        order: received.order,
        outcome: { typed: received.typed, errors: {}, problem: null, question: null, isExtended: null },
      });
      const begun = new Headers(privatePage);
      for (const cookie of begunCookies(request, received.order.token)) begun.append("set-cookie", cookie);
      return data(null, { headers: begun });
    }
    case "again":
      if (received.order === null) {
        const { typed, problem } = received.outcome;
        return again(problem === "unsure" ? problem : "away", typed, received.status);
      }
      context.set(receivedContext, { kind: "again", order: received.order, outcome: received.outcome });
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

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { title, errorPrefix } = checkoutMessages[locale];
  const { stop, checkout } = loaderData;
  if (stop !== null) return [{ title: pageTitle(stopTitle(stop.kind, locale), matches[0].loaderData) }];
  const isWrong = checkout !== null && (Object.keys(checkout.form.errors).length > 0 || checkout.view.problem !== null);
  return [{ title: pageTitle(isWrong ? `${errorPrefix} ${title}` : title, matches[0].loaderData) }];
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  const all = new Headers(privatePage);
  for (const cookie of [...actionHeaders.getSetCookie(), ...loaderHeaders.getSetCookie()])
    all.append("set-cookie", cookie);
  return all;
}

export default function Checkout({ loaderData: { stop, checkout } }: Route.ComponentProps) {
  if (stop !== null) return <CheckoutStop data={stop} />;
  if (checkout === null) return null;
  const { account, view, form, hidden } = checkout;
  return (
    <CheckoutPage
      data={view}
      account={account}
      formId={formAnchor(form.form)}
      renderForm={(slots) => <OwnForm data={form} action={view.path} hidden={hidden} {...slots} />}
    />
  );
}

export { PageErrorBoundary as ErrorBoundary };
