import type { AccountSession } from "@circuit/contract/accounts/account";
import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AccountButton } from "./account-button.tsx";
import { AccountRow } from "./account-row.tsx";
import { AccountSend } from "./account-send.tsx";
import type { AccountViewData } from "./account-view-data.ts";
import type { FormSlots } from "./form-slots.ts";

interface AccountSessionsProps {
  data: AccountViewData;
  renderPassword: ((slots: FormSlots) => ReactNode) | null;
  problem: ReactNode;
}

/** The password, and where the visitor is signed in. */
export function AccountSessions({ data, renderPassword, problem }: AccountSessionsProps) {
  const { security } = accountMessages[useLocale()].page;
  const sessions = data.parts?.sessions ?? [];

  return (
    <section id="security" aria-labelledby="security-title">
      <h2 className="d3" id="security-title">
        {security.title}
      </h2>
      {renderPassword === null ? (
        <p>
          {security.noPassword}{" "}
          <a className="text-link" href={data.forgotPath}>
            {security.noPasswordLink}
          </a>
        </p>
      ) : (
        <>
          <h3 className="h3">{security.password}</h3>
          {renderPassword({
            problem,
            renderEnd: (isSending) => (
              <AccountSend isSending={isSending} fill="line">
                {security.button}
              </AccountSend>
            ),
          })}
        </>
      )}
      {sessions.length === 0 ? null : <Sessions sessions={sessions} action={data.action} />}
    </section>
  );
}

function Sessions({ sessions, action }: { sessions: readonly AccountSession[]; action: string }) {
  const locale = useLocale();
  const { security } = accountMessages[locale].page;

  return (
    <>
      <h3 className="h3 ac-devices">{security.sessions}</h3>
      <ul className="ac-alarms">
        {sessions.map(({ id, device, lastUsedAt, isCurrent }) => {
          const name = device ?? security.unknownDevice;
          return (
            <AccountRow
              key={id}
              title={name}
              text={isCurrent ? security.current : security.lastUsed(formatDay(lastUsedAt, locale))}
              end={
                isCurrent
                  ? null
                  : { action, intent: "end-session", id, label: security.endOf(name), word: security.end }
              }
            />
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <AccountButton action={action} intent="end-others" className="ac-link">
          {security.endOthers}
        </AccountButton>
      ) : null}
    </>
  );
}
