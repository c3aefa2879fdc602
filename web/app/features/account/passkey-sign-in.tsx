import { useLocale } from "#app/i18n/messages-context.tsx";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { AccountSend } from "./account-send.tsx";
import { requestPasskeySignIn } from "./passkey-credentials.ts";
import { PasskeyInput, TroubleNote, useHasPasskeys, usePasskey, WithScripts } from "./passkey-parts.tsx";

/** Button to sign in with a passkey, where the browser supports it. @param action - Path of the page's form. */
export function PasskeySignIn({ action }: { action: string }) {
  const { signIn } = passkeyMessages[useLocale()];
  const { keepMode } = useAppMode();
  const { form, input, trouble, isAsking, onPress } = usePasskey(requestPasskeySignIn);
  if (!useHasPasskeys()) return null;

  return (
    <WithScripts>
      <form ref={form} className="ac-passkey" method="post" action={keepMode(action)}>
        <PasskeyInput input={input} />
        <TroubleNote trouble={trouble} />
        <AccountSend isSending={isAsking} fill="line" onPress={onPress}>
          {signIn}
        </AccountSend>
      </form>
    </WithScripts>
  );
}
