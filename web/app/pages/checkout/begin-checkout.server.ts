import type { Locale } from "@circuit/contract/locales";
import { idempotencyKeySchema } from "@circuit/contract/shop/order";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import { hashedOrderNetwork } from "#app/cms/hashed-client-ip.server.ts";
import { beginFromCart } from "#app/features/checkout/begin-order.server.ts";
import { orderCookies, heldOrderOf } from "#app/features/checkout/held-order-cookie.server.ts";
import { orderPath } from "#app/features/checkout/order/order-view.server.ts";
import { formText, readTextForm } from "#app/http/form-body.server.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";
import { readCart } from "#app/features/shop/cart/read-cart.server.ts";
import { unorderableField, unorderableKey } from "#app/features/shop/cart/unorderable-lines.ts";
import { countJoin } from "#app/features/waiting-room/count-join.server.ts";
import { passRooms, handleTurnOver } from "#app/features/waiting-room/pass-room.server.ts";
import { verifiedEmailHash, visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { log } from "#app/log.server.ts";
import { priceLock } from "#app/pages/cart/price-lock.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { placedHeaders } from "#app/pages/order/order-placed-headers.server.ts";

/** Starts the checkout of a cart, which holds its tickets. On failure the cart's page says why. */
export async function beginCheckout({ request, context, url }: LoaderArgs) {
  const locale = context.get(localeContext);
  const to = (path: string, cookies: readonly string[]) => seeOther(url, path, privateHeaders(cookies));
  const toCart = (problem: string | null, cookies: readonly string[] = []) =>
    to(`${checkoutPaths.cart[locale]}${problem === null ? "" : `?problem=${problem}`}`, cookies);
  if (isCrossOrigin(request)) return toCart("elsewhere");
  const visitor = visitorRateLimitKey(request);
  const read = await cartOf(request, locale);
  if (read === null) return toCart("failed");
  const { cart, lines } = read;
  if (lines.length === 0) return toCart(null);
  const { key, staying } = await readForm(request);
  // Only leave out lines which the cart page had said that can't be ordered: the visitor decides.
  if (staying !== unorderableKey(cart.lines)) return toCart("refused");

  const inbox = verifiedEmailHash(request.headers.get("cookie"));
  // The visitor's browser did no proof of work for a place in the queue that is assigned here.
  const mayJoin = () => countJoin(visitor, { isUnproven: true });
  const { waiterIds, turns, waitAt, cookies } = await passRooms(lines, { request, locale, inbox, mayJoin });
  if (waitAt !== null) return to(waitAt, cookies);
  // Count by the visitor's turn in a waiting room, which allows one order: hundreds of visitors may share an IP
  // address.
  if (!(await isWithinLimit("checkouts", turns[0] ?? visitor))) return toCart("tooMany", cookies);

  const begun = await beginFromCart({
    lines,
    locale,
    key,
    before: heldOrderOf(request),
    network: hashedOrderNetwork(visitor),
    waiterIds,
  });
  if (begun.state === "mustWait") {
    const over = await handleTurnOver(lines, { request, locale });
    return over === null ? toCart("failed", cookies) : to(over.path, [...cookies, ...over.cookies]);
  }
  if (begun.state === "placed") {
    return seeOther(url, orderPath(begun.order, locale), placedHeaders(request, begun.order));
  }
  if (begun.state !== "begun") return toCart(begun.state === "unavailable" ? "failed" : begun.state, cookies);
  const { token } = begun.order;
  return to(`${checkoutPaths.checkout[locale]}/${token}`, [...orderCookies(request, token), ...cookies]);
}

/** Reads the cart with its orderable lines; `null` when the catalogue can't be read. */
function cartOf(request: Request, locale: Locale) {
  return orIfBroken(readCart(request, { locale, priceLock: priceLock(request, locale) }), ({ message }) => {
    log.error("A cart can't be taken to the checkout", { reason: message });
    return null;
  });
}

/** Maximum size of the request body, in bytes. The form can list every line of a cart. */
const maxBytes = 4096;

/**
 * Reads the submitted form: its idempotency key, and the keys of the cart lines that the cart page showed as not
 * orderable.
 */
async function readForm(request: Request): Promise<{ key: string | null; staying: string }> {
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { key: null, staying: "" };
  return {
    key: idempotencyKeySchema.safeParse(sent.get("idempotencyKey")).data ?? null,
    staying: formText(sent, unorderableField),
  };
}
