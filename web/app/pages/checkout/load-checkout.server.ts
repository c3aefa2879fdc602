import { randomBytes } from "node:crypto";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { createContext, data } from "react-router";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { customerPrefill } from "#app/features/account/customer-prefill.ts";
import { loadSession, visitorOf } from "#app/features/account/session.server.ts";
import { isHeld, isPlaced, toCartLines } from "#app/features/checkout/begin-order.server.ts";
import { buildCheckoutForm, defaultCountry } from "#app/features/checkout/build-checkout-form.server.ts";
import { checkoutInputs, type CheckoutOutcome } from "#app/features/checkout/checkout-outcome.ts";
import { checkoutView } from "#app/features/checkout/checkout-view.server.ts";
import { heldOrderOf, isOrderOfBrowser } from "#app/features/checkout/held-order-cookie.server.ts";
import { orderPath } from "#app/features/checkout/order/order-view.server.ts";
import { requireOrder } from "#app/features/checkout/order/require-order.server.ts";
import type { ReceivedCheckout } from "#app/features/checkout/receive-checkout.server.ts";
import {
  endedStop,
  hasChangedEvent,
  otherBrowserStop,
  type StopData,
  unansweredStop,
} from "#app/features/checkout/stop-view.server.ts";
import { privateHeaders, privatePage, seeOther } from "#app/http/private-page.server.ts";
import { formInputNames } from "#app/features/forms/form-view-data.ts";
import { tokenInput } from "#app/features/forms/receive/judge-own-form.server.ts";
import { remainingInCart, type RemainingLine } from "#app/features/shop/cart/ordered-cart.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { log } from "#app/log.server.ts";
import { priceLock } from "#app/pages/cart/price-lock.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { placedHeaders } from "#app/pages/order/order-placed-headers.server.ts";

/** Result of the action that the loader shows. */
export type CheckoutResult = Extract<
  ReceivedCheckout,
  { state: "rerender" | "begun" | "expired" | "unanswered" | "otherBrowser" }
>;

/** Result of the action; `null` when nothing was submitted. */
export const checkoutResultContext = createContext<CheckoutResult | null>(null);

/** Loads the checkout of an order whose tickets are held; redirects to the order page once the order is placed. */
export async function loadCheckout({ request, params, context, url }: LoaderArgs<"token">) {
  const locale = context.get(localeContext);
  const path = `${checkoutPaths.checkout[locale]}/${params.token}`;
  const info = ownPageInfo(checkoutPaths.checkout, `/${params.token}`);
  const received = context.get(checkoutResultContext);
  // A browser that just began an order gets its cookie with this answer.
  const isOwn = received?.state === "begun" || isOrderOfBrowser(request, params.token);
  const stopped = (stop: StopData, status = 200) => answer({ info, stop, checkout: null }, { status });
  if (received?.state === "unanswered") return stopped(unansweredStop(received.kind, received.typed, path, locale));
  if (received?.state === "otherBrowser") return stopped(otherBrowserStop(locale));
  const ended = { path, locale, isOwn };
  if (received?.state === "expired") return stopped(endedStop(received.order, { ...ended, typed: received.typed }));

  const order = received?.order ?? (await requireOrder(request, params.token));
  // Only a placed order has a number.
  if (!isHeld(order) && order.number !== null) {
    // A browser whose cookie still has this order as held hasn't got the answer that the order is placed.
    const told = heldOrderOf(request) === order.token && isPlaced(order) ? placedHeaders(request, order) : privatePage;
    throw seeOther(url, orderPath(order, locale), told);
  }
  if (!isHeld(order) || hasChangedEvent(order)) {
    return stopped(endedStop(order, { ...ended, typed: received?.outcome.typed ?? {} }));
  }
  // Only the browser that began the order gets the form: the URL becomes that of the order and its tickets, so that
  // nobody must pay for an order whose URL others know.
  if (!isOwn) return stopped(otherBrowserStop(locale), 403);
  const form = await formOf(order, locale);
  const { methods } = order;
  const [first] = methods;
  // Preselect online payment, which most choose.
  const isUsual = first !== undefined && (methods.length === 1 || first === "online");
  const visitor = visitorOf(request, locale);
  const session = received === null ? await loadSession(visitor) : null;
  const known = session?.state === "signedIn" ? session.account : null;
  // The session was ended elsewhere: clear its cookies, by which the browser removes the drafts of that session.
  const isOver = session?.state === "failed" && !session.isUnavailable;
  const usual = { country: [defaultCountry], ...customerPrefill(known), ...(isUsual ? { method: [first] } : {}) };
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
        isRedisplayed: received !== null,
        keepsDraft: true,
        today: dayAtCircuit(new Date()),
      },
      hidden: {
        ...tokenInput(),
        [checkoutInputs.key]: randomBytes(16).toString("base64url"),
        [checkoutInputs.seen]: String(order.totals.grossCents),
        ...askedInputOf(received?.outcome ?? null),
      },
    },
  };
  return answer(page, isOver ? { cookies: session.cookies } : {});
}

/** Returns the hidden input with the e-mail address that was already questioned, so that it is questioned only once. */
function askedInputOf(outcome: CheckoutOutcome | null): Record<string, string> {
  const typedEmail = outcome?.question?.typed ?? outcome?.typed[formInputNames.asked]?.at(-1);
  return typedEmail === undefined ? {} : { [formInputNames.asked]: typedEmail };
}

/** Reads the lines of the cart that aren't in the order; none when the catalogue can't be read. */
function remainingOf(request: Request, order: Order, locale: Locale): Promise<RemainingLine[]> {
  const reading = remainingInCart(request, toCartLines(order), { locale, priceLock: priceLock(request, locale) });
  return orIfBroken(reading, ({ message }) => {
    log.error("A checkout can't tell what stays in the cart", { reason: message });
    return [];
  });
}

function answer<Page>(
  page: Page,
  { cookies = [], status = 200 }: { cookies?: readonly string[]; status?: number } = {},
) {
  return data(page, { headers: privateHeaders(cookies), status });
}

/** Returns the checkout form of an order, with the site's terms. */
export async function formOf(order: Order, locale: Locale) {
  return buildCheckoutForm(order, locale, (await getSettings(locale)).termsPage);
}
