import { useId, useRef, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { eventFilterSearch, readEventFilters, type EventFilterName } from "#app/domain/event-filters.ts";
import { formatMonth } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { AppModeInput } from "#app/ui/app-mode-input.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EventFiltering } from "./event-list-data.ts";
import styles from "./period-form.module.css";

/**
 * Filters by month or period: a row of fields, on phones in a sheet behind a button. Without scripts the GET form
 * submits the same query.
 */
export function PeriodForm({ filtering }: { filtering: EventFiltering }) {
  const { layout, lists } = useMessages();
  const { events } = lists;
  const navigate = useNavigate();
  const { keepMode } = useAppMode();
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const { month, from, till } = filtering.filters;
  const active = Number(month !== null) + Number(from !== null || till !== null);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    void navigate(keepMode(eventFilterSearch(readForm(event.currentTarget))), { preventScrollReset: true });
  };

  return (
    <form method="get" onSubmit={onSubmit}>
      <AppModeInput />
      {filtering.filters.type === null ? null : <input type="hidden" name="type" value={filtering.filters.type} />}
      <button type="button" className={styles.opener} popoverTarget={sheetId}>
        <Icon name="calendar" />
        {events.period}
        {active > 0 ? (
          <>
            <b className="num" aria-hidden="true">
              {active}
            </b>
            <span className="visually-hidden">{events.active(active)}</span>
          </>
        ) : null}
        <Icon name="down" />
      </button>
      <div ref={sheet} id={sheetId} popover="auto" className={styles.sheet}>
        <MonthField filtering={filtering} />
        <DayField label={events.from} name="from" value={from} />
        <DayField label={events.till} name="till" value={till} />
        <div className={styles.submit}>
          <button type="submit" className={buttonClass({ fill: "ink" })}>
            {events.show}
          </button>
          <button
            type="button"
            className={`${styles.close} ${buttonClass({ fill: "line" })}`}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
          >
            {layout.close}
          </button>
        </div>
      </div>
    </form>
  );
}

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: EventFilterName) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : null;
  };
  return readEventFilters({ type: text("type"), month: text("month"), from: text("from"), till: text("till") });
}

/** The `key` resets the field when the month in the URL changes, as another control can remove the filter. */
function MonthField({ filtering: { months, filters } }: { filtering: EventFiltering }) {
  const { events } = useMessages().lists;
  const locale = useLocale();
  const chosen = filters.month ?? "";

  return (
    <Field label={events.month} isSelect>
      {(id) => (
        <select key={chosen} id={id} name="month" defaultValue={chosen}>
          <option value="">{events.allMonths}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(`${month}-01`, locale)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function DayField({ label, name, value }: { label: string; name: string; value: string | null }) {
  return (
    <Field label={label}>
      {(id) => <input key={value} id={id} name={name} type="date" defaultValue={value ?? ""} />}
    </Field>
  );
}
