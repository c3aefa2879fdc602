import type { ReactNode } from "react";
import { AccountButton } from "./account-button.tsx";
import type { AccountIntent } from "./account-intents.ts";

interface AccountRowProps {
  title: string;
  text: ReactNode;
  /** The button that ends it; `null` for what can't be ended. `label` says of what, `word` what is read on it. */
  end: { action: string; intent: AccountIntent; id: string; label: string; word: string } | null;
}

/** One of the visitor's ways in, or of the places where they are in, with the button that ends it. */
export function AccountRow({ title, text, end }: AccountRowProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {end === null ? null : (
        <AccountButton action={end.action} intent={end.intent} id={end.id} className="ac-link" label={end.label}>
          {end.word}
        </AccountButton>
      )}
    </li>
  );
}
