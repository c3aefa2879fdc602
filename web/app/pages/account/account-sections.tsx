import type { AccountSession, AccountSubscription } from "@circuit/contract/accounts/account";
import { type ComponentProps, useContext } from "react";
import { AccountButton, AccountRow } from "#app/features/account/account-button.tsx";
import { AccountContext } from "#app/features/account/account-context.ts";
import type { AccountParts, AccountViewData } from "#app/features/account/account-view.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { AccountForm } from "./account-form.tsx";

type FormData = ComponentProps<typeof AccountForm>["data"];

/** The account's ticket alarms, each with a button that cancels it. */
export function AccountAlarms({ alarms }: { alarms: readonly AccountSubscription[] }) {
  const locale = useLocale();
  const messages = accountMessages[locale].page.alarms;
  const textOf = ({ state, notifiedAt }: AccountSubscription) => {
    if (notifiedAt !== null) return messages.rang(formatDay(notifiedAt, locale));
    return state === "pending" ? messages.pending : messages.waiting;
  };

  return (
    <TitledSection id="alarms" title={messages.title}>
      {alarms.length === 0 ? <p className="ac-none">{messages.none}</p> : null}
      <ul className="ac-alarms">
        {alarms.map((alarm) => {
          const { documentId: id, eventTitle } = alarm;
          const name = eventTitle ?? messages.all;
          return (
            <li key={id}>
              <div>
                <h3 className="h3">{name}</h3>
                <p>{textOf(alarm)}</p>
              </div>
              <AccountButton intent="alarm-off" id={id} className="ac-switch" label={messages.offOf(name)}>
                <span>{messages.off}</span>
                <i aria-hidden="true" />
              </AccountButton>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** The password form, and the sessions of the account. @param form - `null` for an account without a password. */
export function AccountSecurity({ view, form }: { view: AccountViewData; form: FormData | null }) {
  const { security } = accountMessages[useLocale()].page;
  const sessions = view.parts?.sessions ?? [];

  return (
    <TitledSection id="security" title={security.title}>
      {form === null ? (
        <p>
          {security.noPassword}{" "}
          <AppLink className="text-link" to={view.forgotPath}>
            {security.noPasswordLink}
          </AppLink>
        </p>
      ) : (
        <>
          <h3 className="h3">{security.password}</h3>
          <AccountForm data={form} intent="password" fill="line">
            {security.button}
          </AccountForm>
        </>
      )}
      {sessions.length === 0 ? null : <Sessions sessions={sessions} />}
    </TitledSection>
  );
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const locale = useLocale();
  const { security } = accountMessages[locale].page;

  return (
    <>
      <h3 className="h3 ac-devices">{security.sessions}</h3>
      <ul className="ac-alarms">
        {sessions.map(({ id, device, lastUsedAt, isCurrent }) => {
          const name = device ?? security.unknownDevice;
          const end = { intent: "end-session", id, label: security.endOf(name), word: security.end } as const;
          const text = isCurrent ? security.current : security.lastUsed(formatDay(lastUsedAt, locale));
          return <AccountRow key={id} title={name} text={text} end={isCurrent ? null : end} />;
        })}
      </ul>
      {sessions.length > 1 ? (
        <AccountButton intent="end-others" className="ac-link">
          {security.endOthers}
        </AccountButton>
      ) : null}
    </>
  );
}

/** The providers linked to the account; renders nothing without any. */
export function AccountProviders({ parts, forgotPath }: { parts: AccountParts; forgotPath: string }) {
  const locale = useLocale();
  const texts = providerMessages[locale].account;
  const { providers } = parts;
  if (providers.length === 0) return null;
  const isOnlyWay = !parts.hasPassword && parts.passkeys.length === 0 && providers.length === 1;

  return (
    <TitledSection id="providers" title={texts.title}>
      <ul className="ac-alarms">
        {providers.map(({ name: id, title, linkedAt }) => {
          const end = { intent: "disconnect", id, label: texts.disconnectOf(title), word: texts.disconnect } as const;
          const text = texts.since(formatDay(linkedAt, locale));
          return <AccountRow key={id} title={title} text={text} end={isOnlyWay ? null : end} />;
        })}
      </ul>
      {isOnlyWay ? (
        <p>
          {texts.onlyWay}{" "}
          <AppLink className="text-link" to={forgotPath}>
            {accountMessages[locale].page.security.noPasswordLink}
          </AppLink>
        </p>
      ) : null}
    </TitledSection>
  );
}

/**
 * Data export and account deletion, which needs a second press to confirm.
 *
 * @param form - `null` before the first press.
 */
export function AccountPrivacy({ exportPath, form }: { exportPath: string; form: FormData | null }) {
  const { privacy } = accountMessages[useLocale()].page;
  const { action, problem } = useContext(AccountContext);
  const isWrong = problem?.part === "delete" || Object.keys(form?.errors ?? {}).length > 0;

  return (
    <TitledSection id="privacy" title={privacy.title}>
      <p>{privacy.exportText}</p>
      <a className={buttonClass({ fill: "line" })} href={exportPath} download>
        {privacy.export}
        <Icon name="download" />
      </a>
      <p className="ac-delete">{privacy.deleteText}</p>
      {form === null ? (
        <AccountButton intent="ask-delete" className="ac-link ac-danger">
          {privacy.delete}
        </AccountButton>
      ) : (
        <div className="ac-sure">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to the button that was pressed */}
          <h3 className="h3" tabIndex={-1} autoFocus={!isWrong}>
            {privacy.sure.title}
          </h3>
          <p>{privacy.sure.text}</p>
          <AccountForm
            data={form}
            intent="delete"
            fill="ink"
            beside={
              <AppLink className="text-link" to={action}>
                {privacy.sure.cancel}
              </AppLink>
            }
          >
            {privacy.sure.button}
          </AccountForm>
        </div>
      )}
    </TitledSection>
  );
}
