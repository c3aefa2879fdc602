import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import { toOwnPath } from "#app/domain/site-path.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { log } from "#app/log.server.ts";
import { cartCookie, linesInCookie } from "./cart-cookie.server.ts";
import { ticketCount } from "../ticket-count.ts";
import type { CartAnswer, CartProblem } from "./cart-data.ts";
import { changeCart, type ChangedCart } from "./change-cart.server.ts";
import { checkLines, newOrderKey, type ReadPriceLock } from "./read-cart.server.ts";
import { readChange } from "./read-change.server.ts";
import { sealLines } from "./sealed-lines.server.ts";

/** Maximum size of the request body, in bytes: every ticket of an event has an input. */
const maxBytes = 100_000;

const noStore = { "cache-control": "no-store" };

interface CartToShow {
  locale: Locale;
  priceLock: ReadPriceLock;
  /** Tells whether an order of this browser waits for payment. */
  isOrderOpen: () => Promise<boolean>;
}

/** Answers with the visitor's cart as JSON; empty without a valid cart cookie. */
export async function showCart(request: Request, { locale, priceLock, isOrderOpen }: CartToShow): Promise<Response> {
  const lines = linesInCookie(request.headers.get("cookie"));
  return orUnavailable(async () => {
    const [cart, hasOpenOrder] = await Promise.all([checkLines(lines, locale, priceLock), isOrderOpen()]);
    const answer: CartAnswer = { ...cart, added: [], undo: null, orderKey: newOrderKey(), hasOpenOrder };
    return Response.json(answer, { headers: noStore });
  });
}

interface CartForm {
  locale: Locale;
  priceLock: ReadPriceLock;
  /** Whether another site's page sent the form. */
  isForeign: boolean;
  /** Query of the request's URL, which may contain the app mode. */
  search: string;
}

/**
 * Changes the cart as a form requests. Scripts get the cart as JSON; without scripts the browser is redirected to the
 * cart page, which shows the outcome.
 */
export async function takeCartForm(
  request: Request,
  { locale, priceLock, isForeign, search }: CartForm,
): Promise<Response> {
  const isScripted = request.headers.get("accept")?.includes("application/json") ?? false;
  const leadToCart = (notice: Record<string, string | null>, headers: Record<string, string> = noStore) => {
    const location = keepAppMode(search, cartPage(locale, notice));
    return new Response(null, { status: 303, headers: { ...headers, location } });
  };
  const refuse = (status: number, reason: CartProblem, from: string | null = null) =>
    isScripted ? Response.json({ reason }, { status, headers: noStore }) : leadToCart({ problem: reason, from });
  if (isForeign) return refuse(403, "elsewhere");
  const visitor = clientIpKey(request);
  if (!(await isWithinLimit("cart", visitor))) return refuse(429, "tooMany");

  const data = await readTextForm(request, maxBytes);
  const change = data === null ? null : readChange(data);
  if (data === null || change === null) return refuse(400, "failed");
  if (change.intent === "no-number") return refuse(422, "noNumber");
  const before = linesInCookie(request.headers.get("cookie"));
  const from = pageIn(data);
  if (change.intent === "add" && change.lines.length === 0) return refuse(422, "nothing", from);
  const changed = changeCart(before, change);
  if (changed === null) return refuse(409, "full");
  const headers = { ...noStore, "set-cookie": cartCookie(changed.lines) };
  const undo = undoOf(changed);
  if (!isScripted) {
    const added = changed.added.length === 0 ? null : String(ticketCount(changed.added));
    const at = undo === null ? null : String(undo.index);
    return leadToCart({ added, from, undo: undo?.sealed ?? null, at }, headers);
  }
  return orUnavailable(async () => {
    const cart = await checkLines(changed.lines, locale, priceLock);
    // Over the limit the whole line stops counting, also the tickets of it that were in the cart before.
    const isOver = changed.added.some(({ line }) => cart.lines[line]?.issue?.reason === "over-limit");
    if (isOver) return refuse(409, "overTogether");
    const answer: CartAnswer = { ...cart, added: changed.added, undo, orderKey: newOrderKey(), hasOpenOrder: null };
    return Response.json(answer, { headers });
  }, headers);
}

/** Longest path of a page to return to, in characters; a longer one is ignored. */
const longestFrom = 1024;

/** Returns the path of the page that the form was on; `null` when unknown. */
function pageIn(data: FormData): string | null {
  const from = data.get("from");
  return typeof from === "string" && from.length <= longestFrom ? toOwnPath(from) : null;
}

function undoOf({ removed }: ChangedCart): CartAnswer["undo"] {
  if (removed.lines.length === 0) return null;
  return { sealed: sealLines(removed.lines), index: removed.index, count: ticketCount(removed.lines) };
}

/** Redirect target for a browser without scripts: the cart's page, with its notice in the query. */
function cartPage(locale: Locale, notice: Record<string, string | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(notice)) if (value !== null) query.set(name, value);
  return query.size === 0 ? checkoutPaths.cart[locale] : `${checkoutPaths.cart[locale]}?${query}`;
}

/** Answers 503 while the catalogue can't be read. The cookie is set all the same, so no change is lost. */
function orUnavailable(answer: () => Promise<Response>, headers: Record<string, string> = noStore) {
  return orIfBroken(answer(), ({ message }) => {
    log.info("A cart can't be checked", { reason: message });
    return Response.json({ reason: "unavailable" }, { status: 503, headers: { ...headers, "retry-after": "5" } });
  });
}
