import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formatAdmissionBox } from "#app/i18n/admission-days.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { PriceFrom } from "#app/ui/price-from.tsx";
import styles from "./choose.module.css";
import { saveChoice, savedChoice } from "./saved-choice.ts";
import { openedDay } from "./opened-day.ts";
import { lowestPriceCents } from "./ticket-availability.ts";
import type { SaleDay } from "./ticket-sale.ts";

interface DayChoiceProps {
  days: readonly SaleDay[];
  name: string;
  /** Day in the URL, such as `2027-06-27`; `null` for none. */
  asked: string | null;
  /** Whether each day shows its lowest price. */
  hasPrices: boolean;
}

/** Radio buttons for the days of a sale. */
export function DayChoice({ days, name, asked, hasPrices }: DayChoiceProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const first = openedDay(days, asked);
  const [from] = days.map((day) => day.from).toSorted();
  const till = days
    .map((day) => day.till)
    .toSorted()
    .at(-1);
  const isWhole = (day: SaleDay) => day.from !== day.till && day.from === from && day.till === till;

  const field = useRef<HTMLFieldSetElement>(null);
  const { key } = useLocation();
  const arrivedAt = useRef(key);
  const group = `day-${name}`;
  const askedBefore = useRef(asked);
  useEffect(() => {
    const wanted = askedBefore.current === asked ? savedChoice(arrivedAt.current, group)["day"] : asked;
    askedBefore.current = asked;
    for (const box of field.current?.querySelectorAll("input") ?? []) if (box.value === wanted) box.checked = true;
  }, [group, asked]);
  return (
    <fieldset
      className={styles.days}
      ref={field}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) saveChoice(key, group, { day: target.value });
      }}
    >
      <legend className="h3">{words.day}</legend>
      {days.map((day) => {
        const { number, weekday, days: count } = formatAdmissionBox(day.from, day.till, locale);
        const price = hasPrices ? lowestPriceCents(day.tickets) : null;
        return (
          <label key={day.key} className={styles.box}>
            <input type="radio" name={group} value={day.key} defaultChecked={day === first} />
            <b className="num">{number}</b>
            <span>{weekday}</span>
            {isWhole(day) ? <small>{words.days(count)}</small> : null}
            {day.tickets.every(({ state }) => state === "sold-out") ? <small>{words.soldOut}</small> : null}
            {price === null ? null : (
              <small className="num">
                <PriceFrom cents={price} />
              </small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
