import { addressPaths } from "@circuit/contract/urls/own-paths";
import { mailedLinkMessages } from "#app/i18n/messages/mailed-link.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/**
 * The way on where a network sent too much: who shows an inbox counts by that. In a tab of its own, so that this page stays
 * as it was filled in.
 */
export function MailedLink() {
  const locale = useLocale();
  return (
    <p>
      <a className="text-link" href={addressPaths[locale]} target="_blank" rel="noopener">
        {mailedLinkMessages[locale]}
      </a>
    </p>
  );
}
