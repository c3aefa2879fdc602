import type { ReactNode } from "react";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { AccountIntent } from "./account-intents.ts";
import { OwnerInput } from "./account-owner.tsx";
import { accountInputs } from "./auth-view-data.ts";

interface AccountButtonProps {
  /** Where it posts. */
  action: string;
  intent: AccountIntent;
  /** Of a session or an alarm; absent where the intent says all. */
  id?: string;
  className: string;
  /** In place of the words in it, where these don't say of what. */
  label?: string;
  children: ReactNode;
}

/** A button that asks for one thing, and works without scripts. */
export function AccountButton({ action, intent, id, className, label, children }: AccountButtonProps) {
  const { keepMode } = useAppMode();

  return (
    <form method="post" action={keepMode(action)}>
      <input type="hidden" name={accountInputs.intent} value={intent} />
      <OwnerInput />
      {id === undefined ? null : <input type="hidden" name={accountInputs.id} value={id} />}
      <button type="submit" className={className} aria-label={label}>
        {children}
      </button>
    </form>
  );
}
