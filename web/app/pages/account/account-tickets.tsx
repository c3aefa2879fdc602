import type { AccountParts } from "#app/features/account/account-view.server.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

/** Lists the tickets for days to come. */
export function AccountTickets({ parts, eventsPath }: { parts: AccountParts; eventsPath: string }) {
  const { tickets } = accountMessages[useLocale()].page;

  return (
    <TitledSection id="tickets" title={tickets.title}>
      {parts.tickets.length > 0 ? null : (
        <p className="ac-none">
          {tickets.none}{" "}
          <AppLink to={eventsPath} className="text-link">
            {tickets.browse}
          </AppLink>
        </p>
      )}
      {parts.tickets.map(({ path, title, days, month, text, colour, count }) => (
        <article key={`${path}${title}${days}${text}`} className="ac-ticket field" data-colour={colour}>
          <p className="ac-day">
            {days}
            <small>{month}</small>
          </p>
          <div>
            <h3 className="d2">{title}</h3>
            <p>{text}</p>
          </div>
          <AppLink className={buttonClass({ fill: "dark" })} to={path} aria-label={tickets.showOf(count, title)}>
            {tickets.show(count)}
            <Icon name="ticket" />
          </AppLink>
        </article>
      ))}
    </TitledSection>
  );
}
