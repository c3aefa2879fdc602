import { Box, Field, Flex, IconButton, TextInput } from "@strapi/design-system";
import { useId } from "react";
import { useIntl } from "react-intl";
import { dateShape, type MomentKind, readDay } from "../typed-moments.ts";
import { CalendarButton } from "./calendar-button.tsx";
import type { GivenProps } from "./field-props.ts";
import { useMomentWords } from "./moment-words.ts";
import { useTypedMoment } from "./use-typed-moment.ts";

/** Renders a date input for the panel. */
export function DateInput(props: GivenProps) {
  return <MomentInput {...props} kind="date" />;
}

/** Edits a day with a time, in the circuit's time zone. */
export function DateTimeInput(props: GivenProps) {
  return <MomentInput {...props} kind="datetime" />;
}

/**
 * Edits a typed day, or day and time. A text that is neither stays in the input with the reason, and blocks saving
 * until it is corrected or cleared. Strapi's own inputs silently turn it into another day, drop a day that is followed
 * by a time, and trap the Tab key in their calendar.
 */
function MomentInput({ name = "", kind, hint, required = false, ...props }: GivenProps & { kind: MomentKind }) {
  const { label, labelAction, disabled = false } = props;
  const { locale } = useIntl();
  const shape = dateShape(locale);
  const words = useMomentWords(shape);
  const { typed, around, error, wrong, chooseDay, clear, inputOf } = useTypedMoment({ name, kind, shape, words });
  const hasTime = kind === "datetime";
  const id = useId();
  const day = readDay(typed.day, shape);
  const known = { name, hint, required };

  return (
    <Box width="100%" ref={around} {...(hasTime && { role: "group", "aria-labelledby": `${id}-label` })}>
      <Field.Root id={id} {...known} {...(error !== null && { error })}>
        <Field.Label action={labelAction}>{label}</Field.Label>
        <Flex gap={2} alignItems="flex-start">
          <Field.Root id={id} {...known} error={wrong.day} flex="1" minWidth={0}>
            <TextInput
              {...inputOf("day")}
              {...(hasTime && { "aria-label": words.day })}
              placeholder={words.dayForm}
              disabled={disabled}
            />
          </Field.Root>
          {hasTime ? (
            <Field.Root id={`${id}-time`} name={`${name}.time`} required={required} error={wrong.time} width="11rem">
              <TextInput
                {...inputOf("time")}
                {...(wrong.time && { "aria-describedby": `${id}-error` })}
                aria-label={words.time}
                placeholder={words.timeForm}
                disabled={disabled}
              />
            </Field.Root>
          ) : null}
          {/* After both inputs, so that the Tab key leads from the day to the time. */}
          {disabled ? null : (
            <CalendarButton
              label={words.calendar}
              day={day !== null && "text" in day ? day.text : ""}
              onChoose={chooseDay}
            />
          )}
          {disabled || (typed.day === "" && typed.time === "") ? null : (
            <IconButton variant="ghost" size="L" label={words.clear} onClick={clear}>
              <svg aria-hidden width="16" height="16" viewBox="0 0 16 16">
                <path d="M3 3l10 10M13 3L3 13" style={{ stroke: "currentColor", strokeWidth: 1.5 }} />
              </svg>
            </IconButton>
          )}
        </Flex>
        <Field.Hint />
        <div aria-live="polite">
          <Field.Error />
        </div>
      </Field.Root>
    </Box>
  );
}
