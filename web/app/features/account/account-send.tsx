import type { ReactNode } from "react";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass, type ButtonFill } from "#app/ui/button-link.tsx";

interface AccountSendProps {
  isSending: boolean;
  fill?: ButtonFill;
  /** Called on press; absent for a button that submits its form. */
  onPress?: () => void;
  /** A link beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The button at the end of a form, with a text while the form is being sent. */
export function AccountSend({ isSending, fill, onPress, beside, children }: AccountSendProps) {
  const { sending } = accountMessages[useLocale()];

  return (
    <div className="ac-send">
      <button
        type={onPress === undefined ? "submit" : "button"}
        className={buttonClass({ fill })}
        aria-disabled={isSending}
        aria-busy={isSending || undefined}
        onClick={onPress}
      >
        {children}
      </button>
      {beside}
      <output>{isSending ? sending : ""}</output>
    </div>
  );
}
