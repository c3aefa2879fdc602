import type { AccountSubscription } from "@circuit/contract/accounts/account";
import { formatDay } from "#app/i18n/format.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AccountButton } from "./account-button.tsx";

/** The account's ticket alarms, each with its switch. */
export function AccountAlarms({ alarms, action }: { alarms: readonly AccountSubscription[]; action: string }) {
  const locale = useLocale();
  const messages = accountMessages[locale].page.alarms;
  const textOf = ({ state, notifiedAt }: AccountSubscription) => {
    if (notifiedAt !== null) return messages.rang(formatDay(notifiedAt, locale));
    return state === "pending" ? messages.pending : messages.waiting;
  };

  return (
    <section id="alarms" aria-labelledby="alarms-title">
      <h2 className="d3" id="alarms-title">
        {messages.title}
      </h2>
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
              <AccountButton
                action={action}
                intent="alarm-off"
                id={id}
                className="ac-switch"
                label={messages.offOf(name)}
              >
                <span>{messages.off}</span>
                <i aria-hidden="true" />
              </AccountButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
