import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { AccountSend } from "./account-send.tsx";
import { accountInputs } from "./auth-view-data.ts";
import {
  requestPasskeySignIn,
  supportsPasskeys,
  type PasskeyAnswer,
  type PasskeyTrouble,
} from "./passkey-credentials.ts";

const never = () => () => undefined;

/** Whether the browser supports passkeys; `true` until scripts can tell, as nearly all browsers do. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(never, supportsPasskeys, () => true);
}

/** Content that needs scripts: hidden without them, and in place from the start with them. */
export function WithScripts({ children }: { children: ReactNode }) {
  const hasScripts = useHasScripts();

  return <div className={hasScripts ? undefined : "ac-scripts"}>{children}</div>;
}

/** Asks the browser for a passkey, and submits the browser's answer as a form. */
export function usePasskey(ask: () => Promise<PasskeyAnswer>) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const [isAsking, setAsking] = useState(false);

  const start = async () => {
    setTrouble(null);
    setAsking(true);
    const answer = await ask();
    if ("trouble" in answer) {
      setTrouble(answer.trouble);
      setAsking(false);
      return;
    }
    if (input.current !== null) input.current.value = answer.json;
    form.current?.submit();
  };

  return { form, input, trouble, isAsking, onPress: () => (isAsking ? undefined : void start()) };
}

/** Hidden input that submits the browser's answer. */
export function PasskeyInput({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return <input type="hidden" name={accountInputs.passkey} ref={input} />;
}

/** Says why the browser created no passkey, or didn't sign in with one. */
export function TroubleNote({ trouble }: { trouble: PasskeyTrouble | null }) {
  const { troubles } = passkeyMessages[useLocale()];
  if (trouble === null) return null;
  const { title, text } = troubles[trouble];

  return (
    <ErrorNote title={title} takesFocus={false}>
      <p>{text}</p>
    </ErrorNote>
  );
}

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
