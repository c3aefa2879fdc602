import { localeOfPath } from "@circuit/contract/urls/paths";
import { Links, Meta, Outlet, Scripts, useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { useContext, type ReactNode } from "react";
import { PageScripts } from "#app/boot/page-scripts.tsx";
import { ScrollRestoration } from "#app/boot/scroll-restoration.tsx";
import { DocumentHead } from "#app/features/document-meta/document-head.ts";
import { siteContext } from "#app/features/document-meta/page-facts.ts";
import { useStaleHeadRemoval } from "#app/features/document-meta/use-head-of-one-page.ts";
import { FatalScreen } from "#app/features/errors/fatal-screen.tsx";
import { useBrandColours } from "#app/features/site-layout/use-brand-colours.ts";
import { headScript } from "#app/features/site-layout/head-script.ts";
import { usePageInfo } from "#app/features/site-layout/use-page-info.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { chooseLocale } from "#app/middleware/choose-locale.server.ts";
import { redirectToCanonicalPath } from "#app/middleware/redirect-to-canonical-path.server.ts";
import { editorRedirects } from "#app/middleware/editor-redirects.server.ts";
import { sendCacheTags } from "#app/middleware/cache-tags.server.ts";
import headlines from "#app/styles/fonts/anybody-headlines.woff2?url";
import familjenGrotesk from "#app/styles/fonts/familjen-grotesk.woff2?url";
import "#app/styles/global.css";
import type { Route } from "./+types/root";

/** Lets the page cache store the answers of the route, as they are the same for every visitor. */
export const audience = "everyone";

export const middleware: Route.MiddlewareFunction[] = [
  sendCacheTags,
  redirectToCanonicalPath,
  chooseLocale,
  editorRedirects,
];

/** Loads the settings, once for each language during a visit. */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await getSettings(context.get(localeContext));
  const site = { settings, siteUrl: env.SITE_URL.replace(/\/$/u, "") };
  context.set(siteContext, site);
  return site;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

/** Fonts to preload for the first paint, from the server's HTML; `boot/lazy-fonts.ts` handles those that come late. */
const fonts = import.meta.env.SSR ? [headlines, familjenGrotesk] : [];

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const { colourMode } = usePageInfo();
  const forced = colourMode === "system" ? undefined : colourMode;

  return (
    <html lang={locale} data-mode={forced} data-mode-forced={forced} style={useBrandColours()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : "" }} />
        <Meta />
        <Links />
        {import.meta.env.SSR ? <HeadForMachines /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageScripts />}
      </body>
    </html>
  );
}

/** Tags for search engines and link previews, in the server's HTML only: React ignores unknown tags in the head. */
function HeadForMachines() {
  return useContext(DocumentHead);
}

export default function Root() {
  useStaleHeadRemoval();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FatalScreen locale={localeOfPath(useLocation().pathname)} />;
}
