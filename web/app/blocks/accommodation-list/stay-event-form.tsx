import { formatPeriod } from "#app/i18n/format.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppModeInput } from "#app/ui/app-mode-input.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import type { AccommodationListData } from "./accommodation-list.server.ts";
import styles from "./stay-event-form.module.css";

/**
 * Form that chooses the event whose prices the list shows; it works without scripts, as the URL query has the choice.
 */
export function StayEventForm({ filtering }: { filtering: NonNullable<AccommodationListData["filtering"]> }) {
  const locale = useLocale();
  const words = stayListMessages[locale];
  const { type, events, event } = filtering;
  if (event === null) return null;

  return (
    <form method="get" className={styles.form}>
      <AppModeInput />
      {type === null ? null : <input type="hidden" name="stay" value={type} />}
      <Field label={words.pricesFor} isSelect>
        {(id) => (
          <select key={event} id={id} name="event" defaultValue={event}>
            {events.map(({ id: value, title, startsAt, endsAt }) => (
              <option key={value} value={value}>
                {title}, {formatPeriod(startsAt, endsAt, locale)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={buttonClass({ fill: "ink" })}>
        {words.showPrices}
      </button>
    </form>
  );
}
