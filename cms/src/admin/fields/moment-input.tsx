import { Box, Typography } from "@strapi/design-system";
import { InputRenderer } from "@strapi/strapi/admin";
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from "react";
import { useIntl } from "react-intl";
import { dateShape, isDate, isTime, tidyDate, tidyTime } from "../typed-moments.ts";
import type { GivenProps } from "./field-props.ts";

/** A day. */
export function DateInput(props: GivenProps) {
  return <MomentInput {...props} type="date" />;
}

/** A day with a time. */
export function DateTimeInput(props: GivenProps) {
  return <MomentInput {...props} type="datetime" />;
}

/**
 * Strapi's fields for a day and a time, which take what they can't read for something else without a word. This puts
 * the typed separators right before they see them, and keeps from them what is no day or time: the field then shows
 * again what it held, with the reason.
 */
function MomentInput({ name = "", attribute: _attribute, type, ...props }: GivenProps & { type: "date" | "datetime" }) {
  const intl = useIntl();
  const shape = dateShape(intl.locale);
  const [refused, setRefused] = useState<{ text: string; isClock: boolean } | null>(null);
  const [round, setRound] = useState(0);

  const tidy = (event: ChangeEvent<HTMLDivElement>) => {
    const input = typedIn(event);
    if (input === null) return;
    const text = isClock(input) ? tidyTime(input.value) : tidyDate(input.value, shape);
    if (text !== input.value) input.value = text;
    setRefused(null);
  };
  /** Whether the text is nonsense; it is refused then. */
  const refuse = (event: FocusEvent | KeyboardEvent): boolean => {
    const input = typedIn(event);
    if (input === null || input.value === "") return false;
    if (isClock(input) ? isTime(input.value) : isDate(input.value, shape)) return false;
    event.stopPropagation();
    setRefused({ text: input.value, isClock: isClock(input) });
    return true;
  };

  const words = {
    dateLabel: intl.formatMessage({ id: "circuit.moment.day", defaultMessage: "Day" }),
    timeLabel: intl.formatMessage({ id: "circuit.moment.time", defaultMessage: "Time" }),
  };
  const example = refused?.isClock === true ? "09:30" : intl.formatDate(exampleDay, exampleFormat);
  return (
    <Box
      width="100%"
      onChangeCapture={tidy}
      onBlurCapture={(event: FocusEvent) => {
        // A click in the calendar or the list of times chooses something else.
        if (event.relatedTarget?.closest("[role=dialog], [role=listbox]")) return;
        if (refuse(event)) setRound(round + 1);
      }}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key === "Enter" && refuse(event)) event.preventDefault();
      }}
    >
      <InputRenderer key={round} {...props} {...(type === "datetime" && words)} name={name} type={type} />
      {refused === null ? null : (
        <Typography tag="p" variant="pi" textColor="danger600" role="alert">
          {intl.formatMessage(
            {
              id: `circuit.moment.${refused.isClock ? "noTime" : "noDay"}`,
              defaultMessage: "‘{text}’ is not possible: type {example}, for example. What was here, stays.",
            },
            { text: refused.text, example },
          )}
        </Typography>
      )}
    </Box>
  );
}

const exampleDay = new Date(Date.UTC(2026, 10, 24));
const exampleFormat = { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" } as const;

/** The field in which somebody types, and none of those in the calendar that opens beside it. */
function typedIn({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): HTMLInputElement | null {
  return target instanceof HTMLInputElement && currentTarget.contains(target) ? target : null;
}

/** Whether a field is the one for the time: Strapi gives that for the day a pattern with a year in it. */
function isClock(input: HTMLInputElement): boolean {
  return !input.pattern.includes("{4}");
}
