import { index, layout, prefix, route as anyCaseRoute, type RouteConfig } from "@react-router/dev/routes";
import type { Locale } from "@circuit/contract/locales";
import {
  accountExportPaths,
  accountInitialPath,
  accountOrderPaths,
  accountPasskeyPath,
  accountPaths,
  cartRequestPath,
  checkoutPaths,
  circuitPaths,
  connectFolder,
  formPath,
  formStartPath,
  iconsFolder,
  localeFolder,
  newsFeedPaths,
  orderFileNames,
  orderStatusPath,
  pageWorkerPath,
  paymentHookPath,
  scanPaths,
  scanRequestPath,
  sceneCircuitPath,
  seasonCalendarPaths,
  seasonPosterPaths,
  sitemapPaths,
  subscriptionFolders,
  walkPathsFile,
} from "@circuit/contract/urls/own-paths";
import { documentFolders, homePath } from "@circuit/contract/urls/paths";

/** Defines a case-sensitive route: in another case, the path would be another page for the page cache. */
function route(path: string, file: string, options: { id?: string } = {}) {
  return anyCaseRoute(path, file, { ...options, caseSensitive: true });
}

/** Routes of one language. The part of an id after the slash is the route's name, the same in both languages. */
function pages(locale: Locale) {
  const home = homePath(locale);
  const below = (paths: Record<Locale, string>) => paths[locale].slice(home === "/" ? 1 : home.length + 1);
  const { news, event, arrangement } = documentFolders;
  return [
    index("routes/page.tsx", { id: `${locale}/index` }),
    route(`${below(news)}:slug`, "routes/news-detail.tsx", { id: `${locale}/news-slug` }),
    route(`${below(event)}:slug`, "routes/event-detail.tsx", { id: `${locale}/events-slug` }),
    route(`${below(arrangement)}:slug`, "routes/arrangement-detail.tsx", {
      id: `${locale}/business-vip-arrangements-slug`,
    }),
    route(`${below(circuitPaths.view)}/:stand`, "routes/stand-view.tsx", { id: `${locale}/view-stand` }),
    route(below(circuitPaths.tour), "routes/tour-begin.ts", { id: `${locale}/tour` }),
    route(`${below(circuitPaths.tour)}/:stop`, "routes/tour-stop.tsx", { id: `${locale}/tour-stop` }),
    route(below(seasonPosterPaths), "routes/season-poster.tsx", { id: `${locale}/season-poster` }),
    // Their paths hold secret tokens. An id that doesn't begin with the language keeps them out of page view analytics.
    route(`${below(subscriptionFolders)}:task/:token?`, "routes/subscription.tsx", { id: `sub/${locale}` }),
    // These paths hold an order's token, and stay out of analytics too.
    route(below(checkoutPaths.checkout), "routes/checkout-begin.ts", { id: `checkout-begin/${locale}` }),
    route(`${below(checkoutPaths.checkout)}/:token`, "routes/checkout.tsx", { id: `checkout/${locale}` }),
    route(`${below(checkoutPaths.waitingRoom)}/:event`, "routes/waiting-room.ts", { id: `waiting-room/${locale}` }),
    route(below(checkoutPaths.openOrder), "routes/open-order.ts", { id: `open-order/${locale}` }),
    ...order(`${below(checkoutPaths.order)}/:token`, "order"),
    // The visitor's cart for browsers without scripts; the usual cart page is content.
    route(below(checkoutPaths.cart), "routes/visitor-cart.tsx", { id: `cart/${locale}` }),
    // These URLs hold codes of mails or the visitor's previous path, and stay out of analytics too.
    ...(["signIn", "register", "forgotPassword", "resetPassword", "confirmEmail"] as const).map((page) =>
      route(below(accountPaths[page]), "routes/auth-page.tsx", { id: `${below(accountPaths[page])}/${locale}` }),
    ),
    route(`${below(accountPaths.signIn)}/:provider`, "routes/account-provider.tsx", { id: `provider/${locale}` }),
    route(below(accountPaths.account), "routes/account.tsx", { id: `account/${locale}` }),
    ...order(`${below(accountOrderPaths)}/:number`, "account-order"),
    route(below(sitemapPaths), "routes/sitemap.ts", { id: `${locale}/sitemap` }),
    route(below(newsFeedPaths), "routes/news-feed.ts", { id: `${locale}/feed` }),
    route(below(seasonCalendarPaths), "routes/season-calendar.ts", { id: `${locale}/calendar` }),
    route(`${below(event)}:slug.ics`, "routes/event-calendar.ts", { id: `${locale}/ics` }),
    route("*", "routes/page.tsx", { id: `${locale}/slug` }),
  ];

  /** Routes of an order, its tickets and its files, below a path with its token or its number in an account. */
  function order(path: string, name: string) {
    const { tickets, invoice, calendar } = orderFileNames;
    return [
      route(path, "routes/order.tsx", { id: `${name}/${locale}` }),
      route(`${path}/ticket/:code`, "routes/order-ticket.tsx", { id: `${name}-ticket/${locale}` }),
      route(`${path}/ticket/:code.pkpass`, "routes/order-pass.ts", { id: `${name}-pass/${locale}` }),
      route(`${path}/${tickets[locale]}`, "routes/order-file.ts", { id: `${name}-tickets/${locale}` }),
      route(`${path}/${invoice[locale]}`, "routes/order-file.ts", { id: `${name}-invoice/${locale}` }),
      route(`${path}/${calendar[locale]}`, "routes/order-calendar.ts", { id: `${name}-calendar/${locale}` }),
    ];
  }
}

export default [
  route(`${localeFolder.slice(1)}:locale`, "routes/set-locale.ts"),
  route(walkPathsFile.slice(1), "routes/walk-paths.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("share/:locale/*", "routes/share-image.ts"),
  route(`${iconsFolder.slice(1)}:name`, "routes/icon.ts"),
  route(formStartPath.slice(1), "routes/form-start.ts"),
  route(formPath(":locale", ":form").slice(1), "routes/form-submission.ts"),
  route(orderStatusPath.slice(1), "routes/order-status.ts"),
  route(paymentHookPath.slice(1), "routes/payment-notice.ts"),
  route(cartRequestPath(":locale").slice(1), "routes/shop-cart.ts"),
  ...[accountInitialPath, accountPasskeyPath, ...Object.values(accountExportPaths)].map((file) =>
    route(file.slice(1), "routes/account-file.ts", { id: file.slice(1) }),
  ),
  route(`${connectFolder.slice(1)}:provider`, "routes/provider-sign-in.ts"),
  route(sceneCircuitPath.slice(1), "routes/scene-circuit.ts"),
  route(scanRequestPath.slice(1), "routes/scan-device.ts"),
  route(pageWorkerPath.slice(1), "routes/page-worker.ts"),
  // Outside the layout, as scanning uses the whole screen.
  route(scanPaths.nl.slice(1), "routes/scan.tsx", { id: "scan/nl" }),
  route(scanPaths.en.slice(1), "routes/scan.tsx", { id: "scan/en" }),
  layout("routes/layout-nl.tsx", pages("nl")),
  ...prefix("en", [layout("routes/layout-en.tsx", pages("en"))]),
] satisfies RouteConfig;
