import type { Locale } from "@circuit/contract/locales";
import { Outlet } from "react-router";
import { LazyCartButton } from "#app/features/shop/browser/lazy-cart-button.tsx";
import { NewsletterPanel } from "#app/features/newsletter/newsletter-panel.tsx";
import { SiteLayout } from "#app/features/site-layout/site-layout.tsx";
import { useSiteSettings } from "#app/features/site-settings/use-site-settings.ts";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import type { Messages } from "#app/i18n/messages/nl.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { loadLayout } from "./load-layout.server.ts";

/** Consent and the tag manager: never in the HTML from the server, which all visitors share. */
const LazyAnalytics = lazyComponent(async () => (await import("./analytics.tsx")).Analytics);

interface LocaleLayoutProps {
  layout: Awaited<ReturnType<typeof loadLayout>>;
  locale: Locale;
  messages: Messages;
}

/** Layout of all pages of a language: header, footer, newsletter, cart button and analytics. */
export function LocaleLayout({ layout, locale, messages }: LocaleLayoutProps) {
  const settings = useSiteSettings();
  if (settings === null) throw new Error("The root's data is missing");

  const { tagManager } = layout;
  const { newsletterAction: action, newsletterTitle, cartPage } = settings;
  const title = newsletterTitle ?? messages.layout.newsletter.title;

  return (
    <LanguageProvider locale={locale} messages={messages}>
      <SiteLayout
        data={{ ...layout, settings }}
        newsletter={action === null ? null : <NewsletterPanel title={title} action={action} />}
        cartButton={<LazyCartButton cartPage={cartPage} />}
        measurement={tagManager === null ? null : <LazyAnalytics tagManager={tagManager} />}
      >
        <Outlet />
      </SiteLayout>
    </LanguageProvider>
  );
}
