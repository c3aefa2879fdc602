import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AccountButton } from "./account-button.tsx";
import type { AlarmRow } from "./account-view-data.ts";

/** The account's ticket alarms, each with its switch. */
export function AccountAlarms({ alarms, action }: { alarms: readonly AlarmRow[]; action: string }) {
  const messages = accountMessages[useLocale()].page.alarms;
  const texts = { pending: () => messages.pending, waiting: () => messages.waiting, rang: messages.rang };

  return (
    <section id="alarms" aria-labelledby="alarms-title">
      <h2 className="d3" id="alarms-title">
        {messages.title}
      </h2>
      {alarms.length === 0 ? <p className="ac-none">{messages.none}</p> : null}
      <ul className="ac-alarms">
        {alarms.map(({ id, title, state, rangOn }) => {
          const name = title ?? messages.all;
          return (
            <li key={id}>
              <div>
                <h3 className="h3">{name}</h3>
                <p>{texts[state](rangOn)}</p>
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
