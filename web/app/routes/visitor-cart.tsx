import { data } from "react-router";
import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { pageTitle } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { openOrderOf } from "#app/features/checkout/open-order.server.ts";
import { PageHeader } from "#app/features/page-header/page-header.tsx";
import { cartInvitation } from "#app/features/shop/choose/cart-invitation.server.ts";
import { CartScreen } from "#app/features/shop/cart/cart-screen.tsx";
import { whatHappened } from "#app/features/shop/cart/what-happened.server.ts";
import { newOrderKey, readCart } from "#app/features/shop/cart/read-cart.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { checkoutPaths } from "@circuit/contract/own-paths";
import { localeOfPath } from "@circuit/contract/paths";
import type { Route } from "./+types/visitor-cart";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { promisedTo } from "#app/pages/cart/price-lock.server.ts";

const privatePage = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/** A visitor's own cart, for browsers without scripts: where the forms of tickets and of the cart lead. */
export const loader = cmsLoader(async ({ request, url, context }: Route.LoaderArgs) => {
  const locale = context.get(localeContext);
  const [{ cart }, openOrder, invitation] = await Promise.all([
    readCart(request, { locale, promisedTo: promisedTo(request, locale) }),
    openOrderOf(request),
    cartInvitation({ now: new Date() }, { locale, signal: request.signal }),
  ]);
  return data(
    {
      info: ownPageInfo(checkoutPaths.cart),
      cart,
      invitation,
      // oxlint-disable-next-line house/no-loose-query -- one visitor's page, which is never stored
      happened: whatHappened(url.searchParams),
      orderKey: newOrderKey(),
      hasOpenOrder: openOrder !== null,
    },
    { headers: privatePage },
  );
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [{ title: pageTitle(cartMessages[localeOfPath(location.pathname)].title, matches[0].loaderData) }];
}

export const headers: Route.HeadersFunction = () => privatePage;

export default function VisitorCart({
  loaderData: { cart, invitation, happened, orderKey, hasOpenOrder },
}: Route.ComponentProps) {
  const { title } = cartMessages[useLocale()];
  return (
    <>
      <PageHeader title={title} heading={null} intro={null} crumbs={[]} />
      <section className="section wrap">
        {/* Its code comes with the page: a press before it is there would be lost. */}
        <CartScreen
          initial={cart}
          happened={happened}
          empty={{ title: null, text: null, invitation }}
          orderKey={orderKey}
          hasOpenOrder={hasOpenOrder}
        />
      </section>
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
