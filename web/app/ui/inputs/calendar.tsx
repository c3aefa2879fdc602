import { parseDate, type CalendarDate, type DateValue } from "@internationalized/date";
import type { KeyboardEvent } from "react";
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from "react-aria-components";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./calendar.module.css";

interface CalendarProps {
  label: string;
  /** Chosen day such as `2027-06-24`; empty for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled: (day: string) => boolean;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/**
 * Month calendar to choose a day from, within the page's flow. Escape closes it; arrow keys, Page Up, Page Down, Home
 * and End move.
 */
export function Calendar({ label, value, min, max, isDisabled, onChoose, onClose }: CalendarProps) {
  const locale = useLocale();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };

  return (
    <I18nProvider locale={locale === "nl" ? "nl-NL" : "en-GB"}>
      <div className={styles.calendar} onKeyDown={onKeyDown} role="presentation">
        {/* React Aria skips adding its own style, which the page's policy blocks, if this id exists. */}
        <template id="react-aria-pressable-style" />
        <AriaCalendar
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened a moment ago, to choose from
          autoFocus
          value={toDate(value)}
          minValue={toDate(min ?? "")}
          maxValue={toDate(max ?? "")}
          isDateUnavailable={(date: DateValue) => isDisabled(date.toString())}
          onChange={(date: DateValue) => onChoose(date.toString())}
        >
          <header className={styles.head}>
            <Button slot="previous">
              <Icon name="left" />
            </Button>
            <Heading />
            <Button slot="next">
              <Icon name="right" />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ""} />}</CalendarGridBody>
          </CalendarGrid>
        </AriaCalendar>
      </div>
    </I18nProvider>
  );
}

/** Parses a day; `null` for anything else, such as no choice or no limit. */
function toDate(day: string): CalendarDate | null {
  return /^\d{4}-\d{2}-\d{2}$/u.test(day) ? parseDate(day) : null;
}
