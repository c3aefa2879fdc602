import type { Event } from "@circuit/contract/content/documents";
import type { Settings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { viewPath } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import { admissionDays } from "@circuit/contract/shop/admission-days";
import { circuitAddress } from "@circuit/contract/shop/circuit-address";
import { dayTimes } from "@circuit/contract/shop/day-times";
import { eventChange } from "@circuit/contract/shop/event-change";
import { type Order, localizeOrder, type OrderLine } from "@circuit/contract/shop/order";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import { getEventBySlug } from "#app/cms/events.server.ts";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { admissionMoments, formatAdmissionBox } from "#app/i18n/admission-days.ts";
import {
  capitalised,
  formatLongDay,
  formatMonthName,
  formatPrice,
  formatRoundPrice,
  formatShortWeekday,
  formatYear,
} from "#app/i18n/format.ts";
import { orderNextStepsMessages } from "#app/i18n/messages/order-next-steps.ts";
import { log } from "#app/log.server.ts";
import { orderStatus, statusRules } from "./order-status.ts";

interface Surroundings {
  locale: Locale;
  settings: Settings;
  now: Date;
  signal: AbortSignal;
}

/** What comes next for an order with valid tickets. */
export type OrderNextSteps = NonNullable<Awaited<ReturnType<typeof orderNextSteps>>>;

/** Builds the next steps of an order; `null` without valid tickets, or when none of its events takes place. */
export async function orderNextSteps(placed: Order, surroundings: Surroundings) {
  const { locale, now } = surroundings;
  const order = localizeOrder(placed, locale);
  const status = orderStatus(order);
  const isComing = status !== null && statusRules[status].stage === "ready";
  if (!isComing || order.tickets.every(({ isCancelled }) => isCancelled)) return null;

  const lines = order.lines.filter((_, line) => eventChange(order, line) === null);
  const [first] = lines.toSorted((one, other) => (one.admission < other.admission ? -1 : 1));
  if (first === undefined) return null;
  const events = await eventsOf(lines, surroundings);
  const [firstDay] = admissionDays(first.admission);
  const times = timesOf(first, events, locale).find(({ day }) => day === firstDay);
  const words = orderNextStepsMessages[locale];
  return {
    wait: waitUntil(first, now, locale),
    visits: visitsOf(order, events, locale),
    ways: waysOf(events.get(first.eventId) ?? null, surroundings),
    steps: [
      words.steps.now,
      words.steps.before,
      {
        title: capitalised(formatLongDay(admissionMoments(first.admission)[0], locale)),
        text: [
          words.steps.day(times?.gatesOpenAt ?? null),
          ...(status === "at-gate" ? [words.steps.pay(formatPrice(order.totals.grossCents, locale))] : []),
        ].join(" "),
      },
    ],
  };
}

type Events = ReadonlyMap<string, Event>;

/** Reads the published events of order lines. Events that can't be read are left out. */
async function eventsOf(lines: readonly OrderLine[], { locale, signal }: Surroundings): Promise<Events> {
  const slugs = new Map(lines.map((line) => [line.eventId, line]));
  const read = [...slugs].map(async ([id, { eventSlug, locale: named }]) => {
    const reading = getEventBySlug(eventSlug, { locale: named ?? locale, signal });
    const event = await orIfBroken(reading, ({ message }) => {
      log.info("The event of an order is missing", { reason: message });
      return null;
    });
    // Another event may have the slug by now.
    return event?.documentId === id ? [[id, event] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Counts the nights until the first day, such as `218`, with a text; `null` once it has passed. */
function waitUntil({ admission, eventTitle }: OrderLine, now: Date, locale: Locale) {
  const words = orderNextStepsMessages[locale];
  const [first = ""] = admissionDays(admission);
  const nights = Math.round((Date.parse(first) - Date.parse(circuitDay(now.getTime()))) / 86_400_000);
  if (nights < 0) return null;
  return nights === 0
    ? { word: words.today, text: words.todayText(eventTitle) }
    : { word: String(nights), text: words.nights(nights, eventTitle) };
}

function timesOf({ admission, eventId }: OrderLine, events: Events, locale: Locale) {
  return admissionDays(admission).flatMap((day) => {
    const found = events.get(eventId)?.timetable.find(({ date }) => date === day);
    return found === undefined ? [] : [{ day, ...dayTimes(found.sessions, locale) }];
  });
}

/** Groups the tickets of an order, as indexes in the page's list of tickets, by event, days and grandstand. */
function visitsOf(order: Order, events: Events, locale: Locale) {
  const shown = order.tickets.filter(({ replacedAt }) => !replacedAt);
  const visits = new Map<string, { line: OrderLine; isOn: boolean; tickets: number[] }>();
  for (const [index, { line: position }] of shown.entries()) {
    const line = order.lines[position];
    if (line === undefined) continue;
    const key = [line.eventId, line.admission, line.stand?.key ?? ""].join(" ");
    const visit = visits.get(key) ?? { line, isOn: eventChange(order, position) === null, tickets: [] };
    visits.set(key, { ...visit, tickets: [...visit.tickets, index] });
  }
  return [...visits].map(([key, { line, isOn, tickets }]) => ({
    ...visitOf(line, isOn, events, locale),
    key,
    tickets,
  }));
}

/** Describes a visit. @param isOn - Whether the event takes place as ordered; if not, nothing is said of its days. */
function visitOf(line: OrderLine, isOn: boolean, events: Events, locale: Locale) {
  const { admission, eventTitle, eventColour, eventSlug, stand } = line;
  const [first, last] = admissionMoments(admission);
  const { number, weekday } = formatAdmissionBox(first.slice(0, 10), last.slice(0, 10), locale);
  return {
    title: eventTitle,
    colour: eventColour,
    /** `27`, or `25–27`. */
    dayNumbers: number,
    /** `zondag, juni 2027`. */
    day: `${weekday}, ${formatMonthName(first, locale)} ${formatYear(first, locale)}`,
    facts: isOn ? factsOf(line, events, locale) : [],
    programmePath: isOn ? `${documentPath("event", eventSlug, line.locale ?? locale)}#programme` : null,
    // Only grandstands on the map have a walking route.
    viewPath: isOn && stand?.walk ? viewPath(stand.key, locale) : null,
  };
}

function factsOf(line: OrderLine, events: Events, locale: Locale) {
  const words = orderNextStepsMessages[locale];
  const { stand } = line;
  const isOneDay = admissionDays(line.admission).length === 1;
  const facts = timesOf(line, events, locale).flatMap(({ day, gatesOpenAt, firstStart, lastRace }) => {
    const when = (at: string) =>
      isOneDay ? words.time(at) : `${formatShortWeekday(`${day}T12:00:00Z`, locale)} ${words.time(at)}`;
    return [
      ...(gatesOpenAt === null ? [] : [{ label: words.gatesOpen, value: when(gatesOpenAt) }]),
      ...(firstStart === null
        ? []
        : [{ label: firstStart.isRace ? words.firstStart : words.firstRiders, value: when(firstStart.at) }]),
      ...(lastRace === null ? [] : [{ label: lastRace.title, value: when(lastRace.at) }]),
    ];
  });
  return [
    ...(stand?.gate ? [{ label: words.gate, value: stand.gate }] : []),
    ...(stand?.walk ? [{ label: words.walk, value: words.walkOf(stand.walk.minutes, stand.walk.metres) }] : []),
    ...facts,
  ];
}

/** Suggests the cheapest place to stay, and the page on travel. */
function waysOf(event: Event | null, { locale, settings }: Surroundings) {
  const words = orderNextStepsMessages[locale];
  const { name, street, town } = circuitAddress(settings);
  const stays = (event?.accommodations ?? []).flatMap(
    ({ documentId, title, bookingUrl, priceFromCents, priceUnit, offers }) => {
      const offer = offers.find((one) => one.event?.documentId === event?.documentId);
      const cents = offer?.priceFromCents ?? priceFromCents;
      return bookingUrl === null || offer?.placesLeft === 0 || cents === null
        ? []
        : [{ documentId, title, cents, priceUnit }];
    },
  );
  const [stay] = stays.toSorted((one, other) => one.cents - other.cents);
  return [
    ...(stay === undefined || event === null
      ? []
      : [
          {
            ...words.stay,
            colour: "blue",
            word: formatRoundPrice(stay.cents, locale),
            text: [stay.title, stay.priceUnit].filter((part) => part !== null).join(", "),
            to: `${documentPath("event", event.slug, locale)}#stays`,
          },
        ]),
    ...(settings.travelPage === null
      ? []
      : [
          {
            ...words.travel,
            colour: "turqoise",
            text: [name, street, town].filter((part) => part !== null).join(", "),
            to: settings.travelPage,
          },
        ]),
  ];
}
