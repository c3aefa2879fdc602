import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { showPasskey } from "./passkey-credentials.ts";
import { PasskeyInput, TroubleNote, useHasPasskeys, usePasskey, WithScripts } from "./passkey-parts.tsx";

/** Signs in without a password, where the browser can. @param action - Where the page's own form goes, with the way back. */
export function PasskeySignIn({ action }: { action: string }) {
  const locale = useLocale();
  const { signIn } = passkeyMessages[locale];
  const { sending } = accountMessages[locale];
  const { keepMode } = useAppMode();
  const { form, input, trouble, isAsking, onPress } = usePasskey(showPasskey);
  if (!useHasPasskeys()) return null;

  return (
    <WithScripts>
      <form ref={form} className="ac-passkey" method="post" action={keepMode(action)}>
        <PasskeyInput input={input} />
        <TroubleNote trouble={trouble} />
        <div className="ac-send">
          <button
            type="button"
            className={buttonClass({ fill: "line" })}
            aria-disabled={isAsking}
            aria-busy={isAsking || undefined}
            onClick={onPress}
          >
            {signIn}
          </button>
          <output>{isAsking ? sending : ""}</output>
        </div>
      </form>
    </WithScripts>
  );
}
