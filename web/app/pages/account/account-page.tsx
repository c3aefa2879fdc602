import { AccountButton } from "#app/features/account/account-button.tsx";
import { DoneNote } from "#app/features/account/account-note.tsx";
import type { AccountViewData } from "#app/features/account/account-view.server.ts";
import { useNoStaleSession } from "#app/features/account/use-no-stale-session.ts";
import { accountUndoMessages } from "#app/i18n/messages/account-undo.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { AccountForm, SectionProblem } from "./account-form.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { AccountAlarms, AccountPrivacy, AccountProviders, AccountSecurity } from "./account-sections.tsx";
import { AccountPasskeys } from "./account-passkeys.tsx";
import { AccountTickets } from "./account-tickets.tsx";
import type { loadAccount } from "./load-account.server.ts";

type AccountPageProps = NonNullable<Awaited<ReturnType<typeof loadAccount>>["data"]["account"]>;

/** A visitor's account: tickets first, then orders, alarms, details and security. */
export function AccountPage({ view, forms }: AccountPageProps) {
  const { title, page } = accountMessages[useLocale()];
  const { parts } = view;
  useNoStaleSession();

  return (
    <>
      <div className="wrap ac-head">
        <Breadcrumbs parents={[]} current={title} />
        <div>
          <h1 className="d4">{view.firstName === null ? page.greetingNobody : page.greeting(view.firstName)}</h1>
          <AccountButton intent="sign-out" className="ac-link">
            {page.signOut}
          </AccountButton>
        </div>
      </div>
      <AccountNav parts={parts} />
      <div className="wrap ac-page">
        <AccountDone view={view} />
        <SectionProblem part="page" />
        {view.arePartsUnavailable ? <p className="ac-missing">{page.partsMissing}</p> : null}
        {parts === null ? null : (
          <>
            <AccountTickets parts={parts} eventsPath={view.eventsPath} />
            <AccountOrders parts={parts} />
          </>
        )}
        <div className="ac-two">
          {parts === null ? null : <AccountAlarms alarms={parts.alarms} />}
          <TitledSection title={page.details.title} look="h3" id="details" className="ac-panel">
            <dl>
              <dt>{page.details.email}</dt>
              <dd>{view.email}</dd>
            </dl>
            <p>{page.details.intro}</p>
            <AccountForm data={forms.details} intent="details">
              {page.details.button}
            </AccountForm>
          </TitledSection>
          <AccountSecurity view={view} form={forms.password} />
          {parts === null ? null : (
            <>
              <AccountPasskeys parts={parts} step={view.passkeyStep} form={forms.passkey} />
              <AccountProviders parts={parts} forgotPath={view.forgotPath} />
              <AccountPrivacy exportPath={view.exportPath} form={forms.deletion} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Confirmation of the last action, with its undo button. */
function AccountDone({ view: { done, undo, parts } }: Pick<AccountPageProps, "view">) {
  const locale = useLocale();

  return (
    <DoneNote done={done}>
      {undo === null ? null : (
        <AccountButton intent="alarm-back" id={undo} className="ac-link">
          {accountUndoMessages[locale].button}
        </AccountButton>
      )}
      {done === "password" && parts !== null && parts.passkeys.length > 0 ? (
        <a className="ac-link" href="#passkeys">
          {passkeyMessages[locale].section.remain}
        </a>
      ) : null}
    </DoneNote>
  );
}

/** Links to the sections of the page, with the number of items in each. */
function AccountNav({ parts }: Pick<AccountViewData, "parts">) {
  const { page } = accountMessages[useLocale()];
  const always = [["details", 0] as const, ["security", 0] as const];
  const all =
    parts === null
      ? always
      : [
          ["tickets", parts.tickets.reduce((sum, { count }) => sum + count, 0)] as const,
          ["orders", parts.orders.length] as const,
          ["alarms", parts.alarms.length] as const,
          ...always,
        ];

  return (
    <nav className="ac-nav" aria-label={page.nav}>
      <ul className="wrap">
        {all.map(([id, count]) => (
          <li key={id}>
            <a href={`#${id}`}>
              {page[id].nav}
              {count === 0 ? null : <b>{count}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
