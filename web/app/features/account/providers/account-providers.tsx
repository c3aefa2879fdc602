import { formatDay } from "#app/i18n/format.ts";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AccountRow } from "../account-row.tsx";
import type { AccountViewData } from "../account-view-data.ts";

/** The providers by which the visitor signs in; nothing where there are none. */
export function AccountProviders({ data: { parts, action, forgotPath } }: { data: AccountViewData }) {
  const locale = useLocale();
  const texts = providerMessages[locale].account;
  const { security } = accountMessages[locale].page;
  if (parts === null || parts.providers.length === 0) return null;
  const isOnlyWay = !parts.hasPassword && !parts.hasPasskeys && parts.providers.length === 1;

  return (
    <section id="providers" aria-labelledby="providers-title">
      <h2 className="d3" id="providers-title">
        {texts.title}
      </h2>
      <ul className="ac-alarms">
        {parts.providers.map(({ name, title, linkedAt }) => (
          <AccountRow
            key={name}
            title={title}
            text={texts.since(formatDay(linkedAt, locale))}
            end={
              isOnlyWay
                ? null
                : { action, intent: "disconnect", id: name, label: texts.disconnectOf(title), word: texts.disconnect }
            }
          />
        ))}
      </ul>
      {isOnlyWay ? (
        <p>
          {texts.onlyWay}{" "}
          <a className="text-link" href={forgotPath}>
            {security.noPasswordLink}
          </a>
        </p>
      ) : null}
    </section>
  );
}
