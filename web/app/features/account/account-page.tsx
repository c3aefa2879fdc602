import type { ReactNode } from "react";
import { undoMessages } from "#app/i18n/messages/account-undo.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AccountAlarms } from "./account-alarms.tsx";
import { AccountButton } from "./account-button.tsx";
import { DoneNote } from "./account-note.tsx";
import { AccountOrders } from "./account-orders.tsx";
import { AccountPrivacy } from "./account-privacy.tsx";
import { AccountSend } from "./account-send.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import { AccountProviders } from "./providers/account-providers.tsx";
import type { AccountViewData } from "./account-view-data.ts";
import type { FormSlots } from "./form-slots.ts";
import { useNoStaleSession } from "./use-no-stale-session.ts";

/** Draws a form. */
export type RenderForm = (slots: FormSlots) => ReactNode;

interface AccountPageProps {
  data: AccountViewData;
  /** What the visitor has to know first; `null` for nothing. */
  problem: ReactNode;
  /** Why one of the forms wasn't taken, by form. */
  problems: Record<"details" | "password" | "delete", ReactNode>;
  renderDetails: RenderForm;
  /** `null` where there is no password. */
  renderPassword: RenderForm | null;
  /** Asks whether deleting is sure; `null` before that was asked for. */
  renderDelete: RenderForm | null;
  /** Something in that form is wrong. */
  isDeleteWrong: boolean;
  /** `null` where the content system has none. */
  passkeys: ReactNode;
}

/** A visitor's account: tickets first, then orders, alarms, details, and what is to be kept safe. */
export function AccountPage({ data, problem, problems, ...forms }: AccountPageProps) {
  const { title, page } = accountMessages[useLocale()];
  const { parts } = data;
  useNoStaleSession();

  return (
    <>
      <div className="wrap ac-head">
        <Breadcrumbs parents={[]} current={title} />
        <div>
          <h1 className="d4">{data.firstName === null ? page.greetingNobody : page.greeting(data.firstName)}</h1>
          <AccountButton action={data.action} intent="sign-out" className="ac-link">
            {page.signOut}
          </AccountButton>
        </div>
      </div>
      <AccountNav data={data} />
      <div className="wrap ac-page">
        <AccountDone data={data} />
        {problem}
        {data.arePartsAway ? <p className="ac-missing">{page.partsMissing}</p> : null}
        {parts === null ? null : (
          <>
            <AccountTickets data={data} />
            <AccountOrders parts={parts} />
          </>
        )}
        <div className="ac-two">
          {parts === null ? null : <AccountAlarms alarms={parts.alarms} action={data.action} />}
          <section id="details" className="ac-panel" aria-labelledby="details-title">
            <h2 className="h3" id="details-title">
              {page.details.title}
            </h2>
            <dl>
              <dt>{page.details.email}</dt>
              <dd>{data.email}</dd>
            </dl>
            <p>{page.details.intro}</p>
            {forms.renderDetails({
              problem: problems.details,
              renderEnd: (isSending) => <AccountSend isSending={isSending}>{page.details.button}</AccountSend>,
            })}
          </section>
          <AccountSessions data={data} renderPassword={forms.renderPassword} problem={problems.password} />
          {forms.passkeys}
          <AccountProviders data={data} />
          <AccountPrivacy
            data={data}
            renderDelete={forms.renderDelete}
            problem={problems.delete}
            isWrong={forms.isDeleteWrong}
          />
        </div>
      </div>
    </>
  );
}

/** What was done, with what takes it back. */
function AccountDone({ data: { done, undo, action, parts } }: Pick<AccountPageProps, "data">) {
  const locale = useLocale();
  const { button } = undoMessages[locale];

  return (
    <DoneNote done={done}>
      {undo === null ? null : (
        <AccountButton action={action} intent="alarm-back" id={undo} className="ac-link">
          {button}
        </AccountButton>
      )}
      {done === "password" && parts?.hasPasskeys === true ? (
        <a className="ac-link" href="#passkeys">
          {passkeyMessages[locale].section.remain}
        </a>
      ) : null}
    </DoneNote>
  );
}

/** Leads to the parts of the page, each with how many there are. */
function AccountNav({ data: { parts } }: Pick<AccountPageProps, "data">) {
  const { page } = accountMessages[useLocale()];
  const all = [
    ...(parts === null
      ? []
      : [
          { id: "tickets", name: page.tickets.nav, count: parts.tickets.reduce((sum, { count }) => sum + count, 0) },
          { id: "orders", name: page.orders.nav, count: parts.orders.length },
          { id: "alarms", name: page.alarms.nav, count: parts.alarms.length },
        ]),
    { id: "details", name: page.details.nav, count: 0 },
    { id: "security", name: page.security.nav, count: 0 },
  ];

  return (
    <nav className="ac-nav" aria-label={page.nav}>
      <ul className="wrap">
        {all.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name}
              {count === 0 ? null : <b>{count}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tickets for what is to come, as wide fields in the colour of their event. */
function AccountTickets({ data: { parts, eventsPath } }: Pick<AccountPageProps, "data">) {
  const { tickets } = accountMessages[useLocale()].page;
  const all = parts?.tickets ?? [];

  return (
    <section id="tickets" aria-labelledby="tickets-title">
      <h2 className="d3" id="tickets-title">
        {tickets.title}
      </h2>
      {all.length > 0 ? null : (
        <p className="ac-none">
          {tickets.none}{" "}
          <AppLink to={eventsPath} className="text-link">
            {tickets.browse}
          </AppLink>
        </p>
      )}
      {all.map(({ path, title, days, month, text, colour, count }) => (
        <article key={`${path}${title}${days}${text}`} className="ac-ticket field" data-colour={colour}>
          <p className="ac-day">
            {days}
            <small>{month}</small>
          </p>
          <div>
            <h3 className="d2">{title}</h3>
            <p>{text}</p>
          </div>
          <a className={buttonClass({ fill: "dark" })} href={path} aria-label={tickets.showOf(count, title)}>
            {tickets.show(count)}
            <Icon name="ticket" />
          </a>
        </article>
      ))}
    </section>
  );
}
