import type { ReactNode } from "react";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import type { FormSlots } from "./form-slots.ts";

interface AccountAwayProps {
  /** Of the account. */
  path: string;
  /** The form as it was sent; `null` when none was. */
  renderDetails: ((slots: FormSlots) => ReactNode) | null;
  problem: ReactNode;
  /** The session had ended; else the content system is away. */
  isSignedOut: boolean;
}

/** In place of the account while the content system is away, or once its session is over: with what was typed, which can be sent again. */
export function AccountAway({ path, renderDetails, problem, isSignedOut }: AccountAwayProps) {
  const { title, away, page } = accountMessages[useLocale()];
  const retry = (
    <p className="ac-send">
      {renderDetails === null ? (
        <a className={buttonClass({})} href={path}>
          {away.retry}
        </a>
      ) : (
        <button type="submit" className={buttonClass({})}>
          {page.details.button}
        </button>
      )}
    </p>
  );

  return (
    <div className="wrap ac-away">
      <h1 className="d3">{isSignedOut ? title : away.title}</h1>
      {isSignedOut ? null : <p className="lead">{away.text}</p>}
      {renderDetails === null ? retry : renderDetails({ problem, renderEnd: () => retry })}
    </div>
  );
}
