import { dayAtCircuit } from "#contract/forms/date-bounds";
import { dayName } from "./day-name.ts";
import type { PanelText } from "../panel-text.ts";

/** A session in a timetable; times are `HH:mm` at the circuit. */
export interface SessionDraft {
  startTime: string | null;
  endTime: string | null;
  endsNextDay: boolean;
  title: string | null;
  titleEn: string | null;
  /** `bus`, for example, which may run after the event. */
  kind: string | null;
}

/** A day of a timetable; `date` is `YYYY-MM-DD`. */
export interface DayDraft {
  date: string | null;
  sessions: readonly SessionDraft[];
}

interface EventDraft {
  startsAt: Date;
  endsAt: Date;
  timetable: readonly DayDraft[];
  /** Whether the event has an English version, whose page shows English names. */
  isEnglish: boolean;
}

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** Minutes that a session may go on after the event: a prize-giving runs late. */
const graceMinutes = 30;

const circuitTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Finds the first fault in an event's timetable, with its day, session and field: a day that is there twice or is
 * outside the event, a malformed time, a session with a wrong end or after the event, or a missing English name.
 */
export function timetableProblem({ startsAt, endsAt, timetable, isEnglish }: EventDraft): PanelText | null {
  const [first, last] = [dayAtCircuit(startsAt), dayAtCircuit(endsAt)];

  for (const [index, { date, sessions }] of timetable.entries()) {
    if (date === null) continue;
    const twin = timetable.findIndex((day) => day.date === date);
    if (twin !== index) return dayTwice(twin, index, date);
    if (date < first || date > last) return dayOutside(index, date, first, last);

    for (const [line, session] of sessions.entries()) {
      const fault = sessionProblem(session, isEnglish) ?? (date === last ? lateProblem(session, endsAt) : null);
      if (fault !== null) return located(fault, index, date, line, session);
    }
  }
  return null;
}

function dayTwice(twin: number, index: number, date: string): PanelText {
  return {
    nl: `Tijdschema: ${dayName("nl", date)} staat er twee keer, als dag ${twin + 1} en dag ${index + 1}. Zet alle onderdelen van die dag bij elkaar.`,
    en: `Timetable: ${dayName("en", date)} is there twice, as day ${twin + 1} and day ${index + 1}. Put all sessions of that day together.`,
  };
}

function dayOutside(index: number, date: string, first: string, last: string): PanelText {
  return {
    nl: `Tijdschema, dag ${index + 1}, ‘Datum’: ${dayName("nl", date)} valt buiten het evenement, dat duurt van ${dayName("nl", first)} tot en met ${dayName("nl", last)}.`,
    en: `Timetable, day ${index + 1}, ‘Datum’: ${dayName("en", date)} is outside the event, which lasts from ${dayName("en", first)} up to and including ${dayName("en", last)}.`,
  };
}

function sessionProblem({ startTime, endTime, endsNextDay, title, titleEn }: SessionDraft, isEnglish: boolean) {
  if (isEnglish && (titleEn ?? "").trim() === "") {
    return {
      nl: "‘Wat er gebeurt (Engels)’ is nog leeg, en dit evenement heeft een Engelse pagina.",
      en: "‘Wat er gebeurt (Engels)’ is empty, and this event has an English page.",
    };
  }
  const nonsense = timeProblem("Begin", startTime) ?? timeProblem("Einde", endTime);
  if (nonsense !== null) return nonsense;
  if ((title ?? "").trim() === "" || startTime === null) return null;
  return endProblem(startTime, endTime, endsNextDay);
}

function timeProblem(field: string, time: string | null): PanelText | null {
  if (time === null || clockTime.test(time)) return null;
  return {
    nl: `‘${field}’ (${time}) is geen tijd: typ uren en minuten met een dubbele punt, bijvoorbeeld 09:30.`,
    en: `‘${field}’ (${time}) is no time: type hours and minutes with a colon, such as 09:30.`,
  };
}

function endProblem(startTime: string, endTime: string | null, endsNextDay: boolean): PanelText | null {
  if (endTime === null) {
    return endsNextDay
      ? {
          nl: "‘Eindigt na middernacht’ staat aan, maar ‘Einde’ is leeg.",
          en: "‘Eindigt na middernacht’ is on, but ‘Einde’ is empty.",
        }
      : null;
  }
  if (!endsNextDay && endTime <= startTime) {
    return {
      nl: `‘Einde’ (${endTime}) ligt niet na ‘Begin’ (${startTime}). Duurt het tot de volgende dag, zet dan ‘Eindigt na middernacht’ aan.`,
      en: `‘Einde’ (${endTime}) isn’t after ‘Begin’ (${startTime}). If it lasts until the next day, switch on ‘Eindigt na middernacht’.`,
    };
  }
  if (endsNextDay && endTime >= startTime) {
    return {
      nl: `‘Einde’ (${endTime}) is een etmaal of meer na ‘Begin’ (${startTime}). Zet ‘Eindigt na middernacht’ uit, of verdeel het over twee dagen.`,
      en: `‘Einde’ (${endTime}) is a whole day or more after ‘Begin’ (${startTime}). Switch off ‘Eindigt na middernacht’, or divide it over two days.`,
    };
  }
  return null;
}

/** Finds a session that starts after the event, or goes on long after it: the site calls the event over by then. */
function lateProblem({ startTime, endTime, endsNextDay, title, kind }: SessionDraft, endsAt: Date): PanelText | null {
  if (kind === "bus" || startTime === null || (title ?? "").trim() === "") return null;
  const over = circuitTime.format(endsAt);
  const goesOn = minutesOf(endTime ?? startTime) + (endsNextDay ? 24 * 60 : 0) - minutesOf(over);
  if (startTime < over && goesOn <= graceMinutes) return null;
  return {
    nl: `dit is bezig als het evenement voorbij is (‘Einde’ van het evenement is ${over}). Zet ‘Einde’ van het evenement later: vanaf dat moment noemt de site het voorbij.`,
    en: `this is on when the event is over (‘Einde’ of the event is ${over}). Make ‘Einde’ of the event later: from then on the site calls it over.`,
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function located(fault: PanelText, index: number, date: string, line: number, session: SessionDraft): PanelText {
  const title = session.title ?? session.titleEn ?? "";
  return {
    nl: `Tijdschema, dag ${index + 1} (${dayName("nl", date)}), onderdeel ${line + 1} ‘${title}’: ${fault.nl}`,
    en: `Timetable, day ${index + 1} (${dayName("en", date)}), session ${line + 1} ‘${title}’: ${fault.en}`,
  };
}
