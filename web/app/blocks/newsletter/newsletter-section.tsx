import type { BlockProps } from "#app/blocks/view-block.ts";
import { NewsletterPanel } from "#app/features/newsletter/newsletter-panel.tsx";
import { useSiteSettings } from "#app/features/site-settings/use-site-settings.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";

/** Newsletter sign-up form; nothing when the site settings have no URL to submit it to. */
export function NewsletterSection({ block: { title, text } }: BlockProps<"blocks.newsletter">) {
  const { newsletter } = useMessages().layout;
  const settings = useSiteSettings();
  const { keepMode } = useAppMode();
  if (settings === null || settings.newsletterAction === null) return null;

  const { newsletterAction, newsletterTitle } = settings;
  // A path is this site's own sign-up page, which keeps the app mode; an external provider has no app mode.
  const action = newsletterAction.startsWith("/") ? keepMode(newsletterAction) : newsletterAction;
  return <NewsletterPanel title={title ?? newsletterTitle ?? newsletter.title} text={text} action={action} />;
}
