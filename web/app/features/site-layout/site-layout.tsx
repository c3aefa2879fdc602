import { homePath, homeSlug } from "@circuit/contract/urls/paths";
import { isOrderPath, isSubscriptionPath } from "@circuit/contract/urls/own-paths";
import { useRef, type ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { isAppMode } from "#app/domain/app-mode.ts";
import { backgroundVariant, type BackgroundVariant } from "#app/domain/background-variant.ts";
import { isNewsletterHidden } from "#app/domain/newsletter-visibility.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useAppliedColourMode } from "./colour-mode.ts";
import type { LayoutData } from "./layout-data.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { plainPageInfo } from "./page-info.ts";
import styles from "./site-layout.module.css";
import { useSiteLinkRouting } from "./use-own-links.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { usePageInfo } from "./use-page-info.ts";

const LazyNotes = lazyComponent(async () => (await import("./lazy-notes/lazy-notes.tsx")).LazyNotes);

interface SiteLayoutProps {
  data: LayoutData;
  /** Newsletter sign-up; `null` when the site settings have no URL for it. */
  newsletter: ReactNode;
  cartButton: ReactNode;
  /** Consent prompt and analytics; `null` on a site without analytics. */
  measurement: ReactNode;
  children: ReactNode;
}

/**
 * Layout of every page: header, footer, cart button, popups and background. In app mode (`?app` in the URL) only the
 * page shows, for the circuit's own app.
 */
export function SiteLayout({ data, newsletter, cartButton, measurement, children }: SiteLayoutProps) {
  const { pathname, search } = useLocation();
  const { layout } = useMessages();
  const home = homePath(useLocale());
  const info = usePageInfo();
  const content = useRef<HTMLElement>(null);
  useSiteLinkRouting();
  usePageFocus(content);
  useAppliedColourMode(info.colourMode);

  const isApp = isAppMode(search);
  const hiddenSlugs = data.settings.hideNewsletterOnPage.map(({ slug }) => slug);
  // Checkout, sign-in and the scan page show no consent prompt, cart button or popup.
  const isOrdering = isOrderPath(pathname) || info.isQuiet === true;
  // Popups must not cover the buttons of the cart page or an error screen either.
  const isBare = isOrdering || pathname === data.settings.cartPage || info === plainPageInfo;
  const isQuiet =
    isOrdering || isSubscriptionPath(pathname) || isNewsletterHidden(pathname, hiddenSlugs, home, homeSlug);

  return (
    <div className={styles.site} data-variant={useBackgroundVariant()} data-app={isApp ? "" : undefined}>
      {isApp ? null : (
        <>
          <a className={styles.skip} href="#content">
            {layout.skipToContent}
          </a>
          {/* URLs of orders, accounts and mailed links hold secret tokens, which analytics must not see. */}
          {isOrdering || isSubscriptionPath(pathname) ? null : measurement}
          <SiteHeader data={data} info={info} />
        </>
      )}
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        className={styles.content}
        data-under-header={info.headerTone === null ? undefined : ""}
      >
        {children}
      </main>
      {isApp ? null : (
        <>
          <SiteFooter data={data} info={info} newsletter={isQuiet ? null : newsletter} />
          {isOrdering ? null : cartButton}
          {isBare ? null : <LazyNotes alternates={info.alternates} settings={data.settings} />}
        </>
      )}
    </div>
  );
}

/** Returns the background of the page, by its route's name (id without language) and slug. */
function useBackgroundVariant(): BackgroundVariant {
  const match = useMatches().at(-1);
  const routeName = match?.id.replace(/^[a-z]+\//u, "") ?? "";
  return backgroundVariant(routeName, match?.params["*"] ?? match?.params.slug ?? "");
}
