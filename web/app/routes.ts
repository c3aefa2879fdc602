import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import type { Locale } from "@circuit/contract/locales";

/** Paths that differ by language; the same module serves both under its own id. */
const paths = {
  nl: {
    news: "nieuws/:slug",
    event: "evenementen/:slug",
    arrangement: "business/vip-arrangementen/:slug",
    subscription: "aanmelding/:task/:token?",
  },
  en: {
    news: "news/:slug",
    event: "events/:slug",
    arrangement: "business/vip-arrangements/:slug",
    subscription: "subscription/:task/:token?",
  },
} satisfies Record<Locale, Record<string, string>>;

/** The pages of one language. The id after the slash is the route's name, in both languages. */
function pages(locale: Locale) {
  return [
    index("routes/page.tsx", { id: `${locale}/index` }),
    route(paths[locale].news, "routes/news-detail.tsx", { id: `${locale}/news-slug` }),
    route(paths[locale].event, "routes/event-detail.tsx", { id: `${locale}/events-slug` }),
    route(paths[locale].arrangement, "routes/arrangement-detail.tsx", {
      id: `${locale}/business-vip-arrangements-slug`,
    }),
    // Addresses in mails are secret: without a name in the language they are no page views.
    route(paths[locale].subscription, "routes/subscription.tsx", { id: `sub/${locale}` }),
    route("sitemap.xml", "routes/sitemap.ts", { id: `${locale}/sitemap` }),
    route("*", "routes/page.tsx", { id: `${locale}/slug` }),
  ];
}

export default [
  route("locale/:locale", "routes/set-locale.ts"),
  route("icons/:name", "routes/icon.ts"),
  route("forms/start", "routes/form-start.ts"),
  route("forms/:locale/:form", "routes/form-submission.ts"),
  layout("routes/layout-nl.tsx", pages("nl")),
  ...prefix("en", [layout("routes/layout-en.tsx", pages("en"))]),
] satisfies RouteConfig;
