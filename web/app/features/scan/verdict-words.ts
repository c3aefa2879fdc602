import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Locale } from "@circuit/contract/locales";
import { gateDays } from "@circuit/contract/shop/gate-days";
import { admissionDays } from "@circuit/contract/shop/admission-days";
import { admissionMoments } from "#app/i18n/admission-days.ts";
import { formatDayRange, formatNamedDay, formatTime, formatYear } from "#app/i18n/format.ts";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import type { Verdict } from "./verdict.ts";

/** A value with its label. */
interface VerdictFact {
  value: string;
  label: string;
}

/** Texts of a verdict. */
export interface VerdictWords {
  word: string;
  why: string;
  facts: VerdictFact[];
}

/** Puts a verdict into words. @param now - ISO 8601. */
export function verdictWords(verdict: Verdict, locale: Locale, now: string): VerdictWords {
  const word = scanMessages[locale].words[verdict.kind];
  return { word, why: whyOf(verdict, locale), facts: factsOf(verdict, locale, now).slice(0, 4) };
}

function whyOf({ kind, at, isOffline, ticket, first, end }: Verdict, locale: Locale): string {
  const { why, gate } = scanMessages[locale];
  switch (kind) {
    case "admitted":
      return isOffline ? why.admittedOffline : why.admitted;
    case "already":
      return first === null ? "" : why.already(formatTime(first.at, locale), gate(first.gate));
    case "wrong-day": {
      if (ticket === null) return "";
      const today = dayAtCircuit(new Date(at));
      const days = admissionDays(ticket.admission);
      return gateDays(new Date(at)).some((day) => days.includes(day))
        ? why.otherDays
        : why["wrong-day"](wordsOfDays(ticket.admission, locale), wordsOfDays(today, locale));
    }
    case "wrong-gate":
      return why["wrong-gate"](ticket?.stand ?? (ticket?.gate ? gate(ticket.gate) : null));
    case "cancelled": {
      if (!end) return why.cancelled;
      const when = `${formatNamedDay(end.at, locale)}, ${formatTime(end.at, locale)}`;
      return end.isReplaced ? why.replaced(when) : why.cancelledAt(when);
    }
    case "unchecked":
      return ticket === null ? why.unchecked : why.uncheckedStand;
    default:
      return why[kind];
  }
}

function factsOf({ kind, at, ticket, first }: Verdict, locale: Locale, now: string): VerdictFact[] {
  const { facts } = scanMessages[locale];
  const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
  const days = ticket === null ? null : shortDays(ticket.admission, locale);
  const own = [
    ...fact(facts.ticket, ticket?.name),
    ...fact(facts.place, ticket?.stand),
    ...fact(facts.gate, ticket?.gate),
    ...fact(facts.days, days),
    ...fact(facts.code, ticket?.code),
  ];
  switch (kind) {
    case "already": {
      if (first === null) return own;
      const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(first.at)) / 60_000));
      return [
        ...fact(facts.firstTime, formatTime(first.at, locale)),
        ...fact(facts.device, first.scanner),
        ...fact(facts.ago, facts.minutes(minutes)),
        ...fact(facts.code, ticket?.code),
      ];
    }
    case "wrong-day":
      return [
        ...fact(facts.days, ticket === null ? null : datedDays(ticket.admission, locale)),
        ...fact(facts.today, datedDays(dayAtCircuit(new Date(at)), locale)),
        ...fact(facts.ticket, ticket?.name),
        ...fact(facts.code, ticket?.code),
      ];
    case "forged":
      return [...fact(facts.signature, facts.noSignature), ...fact(facts.time, formatTime(at, locale))];
    case "unchecked":
      return [...fact(facts.days, days), ...fact(facts.time, formatTime(at, locale))];
    case "unknown":
      return fact(facts.time, formatTime(at, locale));
    default:
      return own;
  }
}

/** `zaterdag 26 juni 2027`, or `25–27 juni 2027`. */
function wordsOfDays(admission: string, locale: Locale): string {
  const [first, last] = admissionMoments(admission);
  return first === last
    ? `${formatNamedDay(first, locale)} ${formatYear(first, locale)}`
    : datedDays(admission, locale);
}

/** `26 juni 2027`: with the year, as the ticket may be of another year. */
function datedDays(admission: string, locale: Locale): string {
  return `${shortDays(admission, locale)} ${formatYear(admissionMoments(admission)[1], locale)}`;
}

/** `26 juni`, or `25–27 juni`. */
function shortDays(admission: string, locale: Locale): string {
  const { days, month } = formatDayRange(...admissionMoments(admission), locale);
  return `${days} ${month}`;
}
