import { emailConfirmationPaths } from "@circuit/contract/urls/own-paths";
import { mailedLinkMessages } from "#app/i18n/messages/mailed-link.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/**
 * Link to the page that verifies an e-mail address, for visitors whose IP address is over a rate limit: with a verified
 * one the limit is their own. It opens a new tab, to keep the filled-in form.
 */
export function VerifyEmailLink() {
  const locale = useLocale();
  return (
    <p>
      <a className="text-link" href={emailConfirmationPaths[locale]} target="_blank" rel="noopener">
        {mailedLinkMessages[locale]}
      </a>
    </p>
  );
}
