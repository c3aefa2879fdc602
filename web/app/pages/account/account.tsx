import { useEffect } from "react";
import { AccountContext } from "#app/features/account/account-context.ts";
import { removeOutdatedDrafts } from "#app/features/forms/behaviour/form-draft.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import type { loadAccount } from "./load-account.server.ts";

type AccountData = Awaited<ReturnType<typeof loadAccount>>["data"];

/** A visitor's account, or a note that it is unavailable. */
export function Account({ data }: { data: AccountData }) {
  const { path: action, owner, account, problem } = data;
  useEffect(removeOutdatedDrafts, []);

  return (
    <AccountContext value={{ action, owner, problem }}>
      {account === null ? <AccountUnavailable data={data} /> : <AccountPage {...account} />}
    </AccountContext>
  );
}

/** Replaces the account while the CMS is unavailable, or after the session has ended; keeps the submitted values. */
function AccountUnavailable({ data: { path, details, problem } }: { data: AccountData }) {
  const { title, unavailable, page } = accountMessages[useLocale()];
  const isSignedOut = problem?.kind === "signedOut";

  return (
    <div className="wrap ac-away">
      <h1 className="d3">{isSignedOut ? title : unavailable.title}</h1>
      {isSignedOut ? null : <p className="lead">{unavailable.text}</p>}
      {details === null ? (
        <p className="ac-send">
          <ButtonLink to={path}>{unavailable.retry}</ButtonLink>
        </p>
      ) : (
        <AccountForm data={details} intent="details">
          {page.details.button}
        </AccountForm>
      )}
    </div>
  );
}
