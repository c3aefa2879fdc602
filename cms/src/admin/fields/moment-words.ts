import { type DateShape, yearBounds, type MomentError, writeDate, writeDay } from "../typed-moments.ts";
import { useSay } from "../use-say.ts";

/** Refusals in English; `translations/panel.ts` has the Dutch ones. */
const reasons: Readonly<Record<MomentError, string>> = {
  "day.unclear": "‘{text}’ can’t be read as a day: type {dayForm}, for example {day}.",
  "day.unknown": "‘{text}’ isn’t in the calendar: type a day that exists, as {dayForm}.",
  "day.far": "‘{text}’ is too far away: type a day from {first} up to and including {last}.",
  "day.missing": "There is a time without a day: type a day too, for example {day}, or empty the time.",
  "time.unclear": "‘{text}’ can’t be read as a time: type {timeForm}, for example 09:30.",
  "time.unknown": "There is no time ‘{text}’: type one from 00:00 up to and including 23:59.",
  "time.missing": "There is a day without a time: type a time too, for example 09:30, or empty the day.",
  "time.skipped": "The clock skips ‘{text}’ in that night, as summer time begins: type another time.",
};

const exampleDay = "2026-11-24";

/** Returns the texts of a date or time input in the language of the panel. */
export function useMomentWords(shape: DateShape) {
  const say = useSay("moment.");
  const dayForm = writeDate(shape, { day: "dd", month: "mm", year: say("yearForm", "yyyy") });
  const timeForm = say("timeForm", "hh:mm");
  const values = {
    dayForm,
    timeForm,
    day: writeDay(shape, exampleDay),
    first: writeDay(shape, `${yearBounds.first}-01-01`),
    last: writeDay(shape, `${yearBounds.last}-12-31`),
  };
  return {
    day: say("day", "Day"),
    time: say("time", "Time"),
    /** Format in which a day is typed, for example `dd-mm-jjjj`. */
    dayForm,
    timeForm,
    calendar: say("calendar", "Choose from the calendar"),
    clear: say("clear", "Clear"),
    /** Returns why a typed text can't be stored, and what to type instead. */
    reason: (refusal: MomentError, text: string) => say(refusal, reasons[refusal], { ...values, text }),
  };
}
