import { type ReactNode, useContext } from "react";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { AccountContext } from "./account-context.ts";
import { accountInputs } from "./auth-view-data.ts";
import type { AccountIntent } from "./receive-account.server.ts";

interface AccountButtonProps {
  intent: AccountIntent;
  /** Id of a session, alarm or passkey; absent for intents that need none. */
  id?: string;
  className: string;
  /** Accessible name, where the visible text alone is ambiguous. */
  label?: string;
  children: ReactNode;
}

/** A button that submits an intent of the account page. Works without scripts. */
export function AccountButton({ intent, id, className, label, children }: AccountButtonProps) {
  const { keepMode } = useAppMode();
  const { action } = useContext(AccountContext);

  return (
    <form method="post" action={keepMode(action)}>
      <IntentInputs intent={intent} />
      {id === undefined ? null : <input type="hidden" name={accountInputs.id} value={id} />}
      <button type="submit" className={className} aria-label={label}>
        {children}
      </button>
    </form>
  );
}

/** Hidden inputs of an account form: its intent, and the account for which the page was made. */
export function IntentInputs({ intent }: { intent: AccountIntent }) {
  const { owner } = useContext(AccountContext);

  return (
    <>
      <input type="hidden" name={accountInputs.intent} value={intent} />
      {owner === null ? null : <input type="hidden" name={accountInputs.owner} value={owner} />}
    </>
  );
}

interface AccountRowProps {
  title: string;
  text: ReactNode;
  /** The button that ends the row's item; `null` for none. `label` is its accessible name, `word` its text. */
  end: { intent: AccountIntent; id: string; label: string; word: string } | null;
}

/** A row for a sign-in method or a session, with the button that ends it. */
export function AccountRow({ title, text, end }: AccountRowProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {end === null ? null : (
        <AccountButton intent={end.intent} id={end.id} className="ac-link" label={end.label}>
          {end.word}
        </AccountButton>
      )}
    </li>
  );
}
