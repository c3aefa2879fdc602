import type { BlockProps } from "#app/blocks/view-block.ts";
import { NewsletterPanel } from "#app/features/newsletter/newsletter-panel.tsx";
import { useSiteSettings } from "#app/features/site-settings/use-site-settings.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";

/** The newsletter's sign-up form on a page; nothing while there is nowhere to sign up. */
export function NewsletterSection({ block: { title, text } }: BlockProps<"blocks.newsletter">) {
  const { newsletter } = useMessages().layout;
  const settings = useSiteSettings();
  const { keepMode } = useAppMode();
  if (settings === null || settings.newsletterAction === null) return null;

  const { newsletterAction, newsletterTitle } = settings;
  // The circuit's own list is on this site; a provider has no app mode.
  const action = newsletterAction.startsWith("/") ? keepMode(newsletterAction) : newsletterAction;
  return <NewsletterPanel title={title ?? newsletterTitle ?? newsletter.title} text={text} action={action} />;
}
