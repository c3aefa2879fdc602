import { index, layout, prefix, route as anyCaseRoute, type RouteConfig } from "@react-router/dev/routes";
import type { Locale } from "@circuit/contract/locales";

/** Paths that differ by language; the same module serves both under its own id. */
const paths = {
  nl: {
    news: "nieuws",
    event: "evenementen",
    arrangement: "business/vip-arrangementen",
    subscription: "aanmelding/:task/:token?",
  },
  en: {
    news: "news",
    event: "events",
    arrangement: "business/vip-arrangements",
    subscription: "subscription/:task/:token?",
  },
} satisfies Record<Locale, Record<string, string>>;

/** An address has one form: in any other case it would be another page to the store, and to search engines. */
function route(path: string, file: string, options: { id?: string } = {}) {
  return anyCaseRoute(path, file, { ...options, caseSensitive: true });
}

/** The pages of one language. The id after the slash is the route's name, in both languages. */
function pages(locale: Locale) {
  const { news, event, arrangement } = paths[locale];
  return [
    index("routes/page.tsx", { id: `${locale}/index` }),
    route(`${news}/:slug`, "routes/news-detail.tsx", { id: `${locale}/news-slug` }),
    route(`${event}/:slug`, "routes/event-detail.tsx", { id: `${locale}/events-slug` }),
    route(`${arrangement}/:slug`, "routes/arrangement-detail.tsx", {
      id: `${locale}/business-vip-arrangements-slug`,
    }),
    // Addresses in mails are secret: without a name in the language they are no page views.
    route(paths[locale].subscription, "routes/subscription.tsx", { id: `sub/${locale}` }),
    route("sitemap.xml", "routes/sitemap.ts", { id: `${locale}/sitemap` }),
    route(`${news}/feed.xml`, "routes/news-feed.ts", { id: `${locale}/feed` }),
    route(`${event}.ics`, "routes/season-calendar.ts", { id: `${locale}/calendar` }),
    route(`${event}/:slug.ics`, "routes/event-calendar.ts", { id: `${locale}/ics` }),
    route("*", "routes/page.tsx", { id: `${locale}/slug` }),
  ];
}

export default [
  route("locale/:locale", "routes/set-locale.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("share/:locale/*", "routes/share-image.ts"),
  route("icons/:name", "routes/icon.ts"),
  route("forms/start", "routes/form-start.ts"),
  route("forms/:locale/:form", "routes/form-submission.ts"),
  layout("routes/layout-nl.tsx", pages("nl")),
  ...prefix("en", [layout("routes/layout-en.tsx", pages("en"))]),
] satisfies RouteConfig;
