import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { CmsContractError, CmsError } from "#app/cms/cms-error.server.ts";
import { ownPath } from "#app/domain/site-path.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { log } from "#app/log.server.ts";
import { cartCookie, linesInCookie } from "./cart-cookie.server.ts";
import { ticketCount, type CartAnswer } from "./cart-data.ts";
import { changeCart, type ChangedCart } from "./change-cart.server.ts";
import { checkLines, newOrderKey, type ReadPriceLock } from "./read-cart.server.ts";
import { readChange } from "./read-change.server.ts";
import { sealLines } from "./sealed-lines.server.ts";

/** Maximum size of a change of the cart, in bytes: all tickets of an event have a field each. */
const maxBytes = 100_000;

const noStore = { "cache-control": "no-store" };

interface CartToShow {
  locale: Locale;
  priceLock: ReadPriceLock;
  /** Finds whether an order of this browser waits for its payment. */
  isOrderOpen: () => Promise<boolean>;
}

/** The cart of a visitor as JSON. A cookie that isn't ours, or is a day old, is an empty cart. */
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
  /** Another site's page sent it. */
  isForeign: boolean;
  /** The query of its address, which tells the app mode. */
  search: string;
}

/**
 * Changes the cart as a form asks. Scripts get the cart as JSON; a browser without them is led to the cart's page,
 * which says what happened.
 */
export async function takeCartForm(
  request: Request,
  { locale, priceLock, isForeign, search }: CartForm,
): Promise<Response> {
  const isScripted = request.headers.get("accept")?.includes("application/json") ?? false;
  const refuse = (status: number, reason: string) =>
    isScripted
      ? Response.json({ reason }, { status, headers: noStore })
      : seeOther(keepAppMode(search, `${checkoutPaths.cart[locale]}?problem=${reason}`));
  if (isForeign) return refuse(403, "elsewhere");
  const visitor = clientIpKey(request);
  if (!(await isWithinLimit("cart", visitor))) return refuse(429, "tooMany");

  const data = await readTextForm(request, maxBytes);
  const change = data === null ? null : readChange(data);
  if (data === null || change === null) return refuse(400, "failed");
  if (change.intent === "no-number") return refuse(422, "noNumber");
  const before = linesInCookie(request.headers.get("cookie"));
  const from = pageIn(data);
  if (change.intent === "add" && change.lines.length === 0) {
    return isScripted
      ? refuse(422, "nothing")
      : seeOther(
          keepAppMode(
            search,
            `${checkoutPaths.cart[locale]}?${new URLSearchParams({ problem: "nothing", ...(from === null ? {} : { from }) })}`,
          ),
        );
  }
  const changed = changeCart(before, change);
  if (changed === null) return refuse(409, "full");
  const headers = { ...noStore, "set-cookie": cartCookie(changed.lines) };
  if (!isScripted) {
    const page = pageAfter(changed, locale, from);
    return seeOther(keepAppMode(search, page), headers);
  }
  return orUnavailable(async () => {
    const cart = await checkLines(changed.lines, locale, priceLock);
    // It would take along what lay in the cart already: none of the line counts.
    const isOver = changed.added.some(({ line }) => cart.lines[line]?.issue?.reason === "over-limit");
    if (isOver) return refuse(409, "overTogether");
    const [undo, orderKey] = [undoOf(changed), newOrderKey()];
    const answer: CartAnswer = { ...cart, added: changed.added, undo, orderKey, hasOpenOrder: null };
    return Response.json(answer, { headers });
  }, headers);
}

/** Longest address of a page to go back to, in characters; a longer one is no page of ours, and is dropped. */
const longestFrom = 1024;

/** The page that the form was on; `null` when it doesn't say. */
function pageIn(data: FormData): string | null {
  const from = data.get("from");
  return typeof from === "string" && from.length <= longestFrom ? ownPath(from) : null;
}

function undoOf({ removed }: ChangedCart): CartAnswer["undo"] {
  if (removed.lines.length === 0) return null;
  return { sealed: sealLines(removed.lines), index: removed.index, count: ticketCount(removed.lines) };
}

/** Redirect target for a browser without scripts: the cart's page, with its notice in the query. */
function pageAfter(changed: ChangedCart, locale: Locale, from: string | null): string {
  const undo = undoOf(changed);
  const query = new URLSearchParams();
  if (changed.added.length > 0) query.set("added", String(ticketCount(changed.added)));
  if (from !== null) query.set("from", from);
  if (undo !== null) {
    query.set("undo", undo.sealed);
    query.set("at", String(undo.index));
  }
  const path = checkoutPaths.cart[locale];
  return query.size === 0 ? path : `${path}?${query}`;
}

function seeOther(location: string, headers: Record<string, string> = noStore): Response {
  return new Response(null, { status: 303, headers: { ...headers, location } });
}

/** While the catalogue can't be read nothing is lost: the cookie is set, and the browser asks again. */
async function orUnavailable(answer: () => Promise<Response>, headers: Record<string, string> = noStore) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    log.info("A cart can't be checked", { reason: error.message });
    return Response.json({ reason: "unavailable" }, { status: 503, headers: { ...headers, "retry-after": "5" } });
  }
}
