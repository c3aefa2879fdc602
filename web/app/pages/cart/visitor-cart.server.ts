import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { data } from "react-router";
import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { readOpenOrder } from "#app/features/checkout/open-order.server.ts";
import { newOrderKey, readCart } from "#app/features/shop/cart/read-cart.server.ts";
import { readCartNotice } from "#app/features/shop/cart/cart-notice.server.ts";
import { cartInvitation } from "#app/features/shop/choose/cart-invitation.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { priceLock } from "./price-lock.server.ts";

/** Headers of a visitor's cart page: not cached, not indexed. */
export const cartHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/** Loads a visitor's cart page, to which the forms of tickets and cart lead in browsers without scripts. */
export const loadVisitorCart = cmsLoader(async ({ request, url, context }: LoaderArgs) => {
  const locale = context.get(localeContext);
  const [{ cart }, openOrder, invitation] = await Promise.all([
    readCart(request, { locale, priceLock: priceLock(request, locale) }),
    readOpenOrder(request),
    cartInvitation({ now: new Date() }, { locale, signal: request.signal }),
  ]);
  return data(
    {
      info: ownPageInfo(checkoutPaths.cart),
      cart,
      invitation,
      // oxlint-disable-next-line house/no-loose-query -- one visitor's page, which is never stored
      happened: readCartNotice(url.searchParams),
      orderKey: newOrderKey(),
      hasOpenOrder: openOrder !== null,
    },
    { headers: cartHeaders },
  );
});
