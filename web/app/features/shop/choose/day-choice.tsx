import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { admissionBox } from "#app/i18n/admission-days.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { isChoosable } from "./choice-words.ts";
import styles from "./choose.module.css";
import { keepChoice, keptChoice } from "./kept-choice.ts";
import type { SaleDay } from "./ticket-sale.ts";

/** The days to choose from, as boxes; the last single day on which something can be had is chosen, as races end with it. */
export function DayChoice({ days, name }: { days: readonly SaleDay[]; name: string }) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const open = days.filter(({ tickets }) => tickets.some(isChoosable));
  const first = open.findLast(({ from, till }) => from === till) ?? open[0] ?? days[0];
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
  useEffect(() => {
    const kept = keptChoice(arrivedAt.current)[group];
    for (const box of field.current?.querySelectorAll("input") ?? []) if (box.value === kept) box.checked = true;
  }, [group]);
  return (
    <fieldset
      className={styles.days}
      ref={field}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) keepChoice(key, { [group]: target.value });
      }}
    >
      <legend className="h3">{words.day}</legend>
      {days.map((day) => {
        const { number, weekday, days: count } = admissionBox(day.from, day.till, locale);
        return (
          <label key={day.key} className={styles.box}>
            <input type="radio" name={group} value={day.key} defaultChecked={day === first} />
            <b className="num">{number}</b>
            <span>{weekday}</span>
            {isWhole(day) ? <small>{words.days(count)}</small> : null}
            {day.tickets.every(({ state }) => state === "sold-out") ? <small>{words.soldOut}</small> : null}
          </label>
        );
      })}
    </fieldset>
  );
}
