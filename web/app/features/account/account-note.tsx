import { accountPaths } from "@circuit/contract/urls/own-paths";
import { type ReactNode, useEffect } from "react";
import { authMessages } from "#app/i18n/messages/auth-pages.ts";
import { accountUndoMessages } from "#app/i18n/messages/account-undo.ts";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { endedSessionMessages } from "#app/i18n/messages/account-sessions.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VerifyEmailLink } from "#app/ui/mailed-link.tsx";
import type { DoneThing } from "./account-query.ts";
import type { AccountProblem } from "./auth-view-data.ts";

interface ProblemNoteProps {
  problem: AccountProblem | null;
  /** When the visitor may retry; `null` when unknown. */
  waitTill: string | null;
  /** What the visitor can do about the problem. */
  children?: ReactNode;
}

/** Says why a form wasn't accepted although all its fields are valid; takes the focus. */
export function ProblemNote({ problem, waitTill, children }: ProblemNoteProps) {
  const locale = useLocale();
  const { problems, wait } = authMessages[locale];
  if (problem === null) return null;
  const { title, text } = {
    ...problems,
    ...endedSessionMessages[locale].problems,
    ...passkeyMessages[locale].problems,
    ...providerMessages[locale].problems,
  }[problem];

  return (
    <ErrorNote title={title}>
      <p>{text}</p>
      {problem === "tooMany" ? (
        <>
          <p>{waitTill === null ? wait.unknown : wait.till(waitTill)}</p>
          <VerifyEmailLink />
        </>
      ) : null}
      {children}
    </ErrorNote>
  );
}

/** Says that the session has ended, with a link to sign in in a new tab: this page keeps what was typed. */
export function SignedOutNote() {
  const locale = useLocale();

  return (
    <ProblemNote problem="signedOut" waitTill={null}>
      <a className="text-link" href={accountPaths.signIn[locale]} target="_blank" rel="noopener">
        {endedSessionMessages[locale].newTab}
      </a>
    </ProblemNote>
  );
}

interface DoneNoteProps {
  done: DoneThing | null;
  /** The undo button. */
  children?: ReactNode;
}

/** Confirms an action on the page after it; takes the focus. */
export function DoneNote({ done, children }: DoneNoteProps) {
  const locale = useLocale();
  useDropDoneNotice(done !== null);
  if (done === null) return null;
  const texts = {
    ...accountMessages[locale].done,
    ...endedSessionMessages[locale].done,
    ...passkeyMessages[locale].done,
    provider: providerMessages[locale].account.done,
    "alarm-back": accountUndoMessages[locale].done,
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the visitor has to know first
    <div className="ac-done" role="status" tabIndex={-1} autoFocus>
      <Icon name={done === "ended" ? "info" : "check"} />
      <p>{texts[done]}</p>
      {children}
    </div>
  );
}

/** Removes the notice from the URL, so that reloading the page doesn't show it again. */
function useDropDoneNotice(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { pathname, search, hash } = location;
    // oxlint-disable-next-line house/no-loose-query -- pages of one visitor, which are never stored
    const query = new URLSearchParams(search);
    for (const name of ["done", "undo"]) query.delete(name);
    history.replaceState(history.state, "", `${pathname}${query.size === 0 ? "" : `?${query}`}${hash}`);
  }, [isShown]);
}
