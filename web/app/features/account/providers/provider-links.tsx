import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { AuthViewData } from "../auth-view.server.ts";

/** Links to sign in by a provider; nothing without providers. */
export function ProviderLinks({ providers }: Pick<AuthViewData, "providers">) {
  const { signIn } = providerMessages[useLocale()];
  const { keepMode } = useAppMode();
  if (providers.length === 0) return null;

  return (
    <TitledSection title={signIn.title} look="h3" className="ac-providers">
      <ul>
        {providers.map(({ name, title, path }) => (
          <li key={name}>
            <a className={buttonClass({ fill: "line" })} href={keepMode(path)} rel="nofollow">
              {signIn.button(title)}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
