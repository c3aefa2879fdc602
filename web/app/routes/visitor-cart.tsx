import { localeOfPath } from "@circuit/contract/urls/paths";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { PageHeader } from "#app/features/page-header/page-header.tsx";
import { CartScreen } from "#app/features/shop/cart/cart-screen.tsx";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { cartHeaders } from "#app/pages/cart/visitor-cart.server.ts";
import type { Route } from "./+types/visitor-cart";

export { loadVisitorCart as loader } from "#app/pages/cart/visitor-cart.server.ts";

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return titleMeta(cartMessages[localeOfPath(location.pathname)].title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => cartHeaders;

export default function VisitorCart({
  loaderData: { cart, invitation, happened, orderKey, hasOpenOrder },
}: Route.ComponentProps) {
  const { title } = cartMessages[useLocale()];
  return (
    <>
      <PageHeader title={title} heading={null} intro={null} crumbs={[]} />
      <section className="section wrap">
        {/* Rendered with the page, not lazily: a press before its code has loaded would be lost. */}
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
