import type { Locale } from "@circuit/contract/locales";

const nl = {
  date: "Datum",
  untilStart: "Tot het begint",
  over: "De vlag is gevallen",
  overText: "Dit evenement is geweest. Op de kalender staat wat er nog komt.",
  toCalendar: "Naar de kalender",
  practical: "Handig om te weten",
  when: "Wanneer",
  where: "Waar",
  kind: "Soort",
  toAgenda: "Zet in je agenda",
  tickets: "Tickets",
  programme: (weekday: string) => `Programma ${weekday}`,
  days: "Dag",
  time: "Tijd",
  session: "Onderdeel",
  sessionKind: "Soort onderdeel",
  nextDay: "volgende dag",
  kinds: { race: "race", qualifying: "kwalificatie", practice: "training", other: null },
  news: "Vers van de baan",
  stays: "Blijf slapen",
};

const en: typeof nl = {
  date: "Date",
  untilStart: "Until it begins",
  over: "The flag has fallen",
  overText: "This event has been. The calendar shows what’s still to come.",
  toCalendar: "To the calendar",
  practical: "Good to know",
  when: "When",
  where: "Where",
  kind: "Kind",
  toAgenda: "Add to calendar",
  tickets: "Tickets",
  programme: (weekday: string) => `${weekday}’s programme`,
  days: "Day",
  time: "Time",
  session: "Session",
  sessionKind: "Kind of session",
  nextDay: "next day",
  kinds: { race: "race", qualifying: "qualifying", practice: "practice", other: null },
  news: "Fresh from the track",
  stays: "Stay the night",
};

/** Messages of an event page in both languages: their own file, as no other page needs them. */
export const eventPageMessages: Record<Locale, typeof nl> = { nl, en };
