import { Flex, Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { addSidePanel, type PanelProps } from "./beside-form.ts";
import type { EventTicketsView } from "../shop/catalogue/event-tickets-routes.ts";
import { soldTooLate, ticketsOutside } from "./tickets-outside.ts";

/** What the panel reads of the entry. */
interface Entry {
  documentId?: string;
  locale?: string | null;
  updatedAt?: unknown;
}

/**
 * Says beside an event which of its tickets are for days on which it isn't, and which begin to be sold too late, by the dates
 * in the form: before they are published, what that will do; after it, what is left to be done.
 */
export function addMovedEvent(app: StrapiApp): void {
  addSidePanel(app, MovedEventPanel);
  addSidePanel(app, EventStatePanel);
}

/** Says beside an event what the state in its form does once it is published, in whichever language, or did. */
function EventStatePanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const isEvent = model === "api::event.event";
  const { documentId, locale } = document ?? {};
  const { orders, state } = useEventTickets(
    isEvent ? (documentId ?? null) : null,
    locale ?? "nl",
    String(document?.updatedAt),
  );
  const chosen: unknown = useForm("EventStatePanel", ({ values }) => Reflect.get(values, "state"));
  const isNew = chosen !== state;
  const isAgain = isNew && state !== null && state !== "planned";
  const words = isEvent ? stateWords(intl, chosen, isAgain) : null;
  if (words === null) return null;
  return {
    title: isNew
      ? words.title
      : intl.formatMessage({ id: "circuit.state.published", defaultMessage: "State of the event, as published" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography textColor="danger600">{words.what}</Typography>
        <Typography>
          {!isNew
            ? intl.formatMessage({
                id: "circuit.state.mailed",
                defaultMessage:
                  "Who had ordered was mailed when it was published. Publishing again mails nobody, but for another date of an event that was moved.",
              })
            : intl.formatMessage(
                {
                  id: "circuit.state.mails",
                  defaultMessage:
                    "{orders, plural, =0 {Nobody has ordered for it, so nobody is mailed.} one {1 order stands: its customer is mailed within a few minutes of publishing.} other {# orders stand: the customer of each is mailed within a few minutes of publishing.}} Once for each change, in the language of the order; publishing again or in the other language mails nobody twice. Who set a ticket alarm hears nothing.",
                },
                { orders },
              )}
        </Typography>
      </Flex>
    ),
  };
}

/** @param isAgain - Whether the event is published in a state in which it isn't as planned. */
function stateWords(intl: IntlShape, state: unknown, isAgain: boolean): { title: string; what: string } | null {
  switch (state) {
    case "planned":
      if (!isAgain) return null;
      return {
        title: intl.formatMessage({ id: "circuit.planned.title", defaultMessage: "This event goes on again" }),
        what: intl.formatMessage({
          id: "circuit.planned.what",
          defaultMessage:
            "Look whether the dates are right. Published in either language, its tickets for these dates are sold again in both, and gates let them in. Who heard of the change is mailed that it goes on.",
        }),
      };
    case "cancelled":
      return {
        title: intl.formatMessage({ id: "circuit.cancelled.title", defaultMessage: "This event is being cancelled" }),
        what: intl.formatMessage({
          id: "circuit.cancelled.what",
          defaultMessage:
            "Published in either language, this cancels the event in both. Its page, the calendar and search engines say so, all its tickets stop selling at once, also in carts and at the checkout, no gate lets anybody in, and everybody who ordered reads it on their order and tickets. No money goes back by itself: the Kassa names the orders. Put the reason in the summary. Choose another state and publish to undo it.",
        }),
      };
    case "postponed":
      return {
        title: intl.formatMessage({ id: "circuit.postponed.title", defaultMessage: "This event is being postponed" }),
        what: intl.formatMessage({
          id: "circuit.postponed.what",
          defaultMessage:
            "Leave the dates as they are: the site says that they don’t hold, and that there are no new ones. Published in either language, this stops the sale in both, also in carts and at the checkout, and no gate lets anybody in. Orders and tickets stand. Once there is a date, type it and choose ‘Moved’. Put the reason in the summary.",
        }),
      };
    case "moved":
      return {
        title: intl.formatMessage({ id: "circuit.movedTo.title", defaultMessage: "This event is being moved" }),
        what: intl.formatMessage({
          id: "circuit.movedTo.what",
          defaultMessage:
            "Type the new dates: the page says when it was to begin, which is filled in when you save. What is for the new days is sold. Tickets for days on which it isn’t any more don’t admit by themselves, and their customers read that you will contact them. Put the reason in the summary.",
        }),
      };
    default:
      return null;
  }
}

function MovedEventPanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const isEvent = model === "api::event.event";
  const { documentId, locale } = document ?? {};
  const { tickets } = useEventTickets(
    isEvent ? (documentId ?? null) : null,
    locale ?? "nl",
    String(document?.updatedAt),
  );
  const dates = useForm("MovedEventPanel", ({ values }) => values);
  const [startsAt, endsAt] = [Reflect.get(dates, "startsAt"), Reflect.get(dates, "endsAt")];
  const outside = isEvent ? ticketsOutside(tickets, startsAt, endsAt) : [];
  const late = isEvent ? soldTooLate(tickets, startsAt, endsAt) : [];
  if (outside.length === 0 && late.length === 0) return null;

  const { day, moment } = written(intl);
  return {
    title:
      outside.length > 0
        ? intl.formatMessage({ id: "circuit.moved.title", defaultMessage: "Tickets outside the event" })
        : intl.formatMessage({ id: "circuit.moved.late.title", defaultMessage: "Tickets that are never sold" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <TicketList
          what={intl.formatMessage({
            id: "circuit.moved.what",
            defaultMessage:
              "By these dates the event isn’t on the days of the tickets below. Once it is published, they aren’t sold. To have the customers mailed, choose ‘Moved’ as the state. Publish it, and then change the days of these tickets, or unpublish them. The Kassa shows what was sold for the old days.",
          })}
          lines={outside.map(({ ticketId, name, admissions }) => [
            ticketId,
            `${name}: ${admissions.map((key) => key.split("_").map(day).join(" – ")).join(", ")}`,
          ])}
        />
        <TicketList
          what={intl.formatMessage({
            id: "circuit.moved.late.what",
            defaultMessage:
              "By these dates the sale of the tickets below begins once the event, or the day that they are for, is over: nobody can ever buy them. Choose an earlier ‘Begin van de verkoop’ at these tickets, or empty it.",
          })}
          lines={late.map(({ ticketId, name, saleStartsAt }) => [ticketId, `${name}: ${moment(saleStartsAt ?? "")}`])}
        />
      </Flex>
    ),
  };
}

/** How days and moments are written beside the form. */
function written(intl: IntlShape) {
  const date = { weekday: "short", day: "numeric", month: "long", year: "numeric" } as const;
  return {
    day: (text: string) => intl.formatDate(`${text}T12:00:00Z`, { ...date, timeZone: "UTC" }),
    moment: (text: string) =>
      intl.formatDate(text, { ...date, hour: "2-digit", minute: "2-digit", timeZone: "Europe/Amsterdam" }),
  };
}

interface TicketListProps {
  /** What is wrong with all of them. */
  what: string;
  /** For each its id and its line. */
  lines: readonly (readonly [id: string, line: string])[];
}

function TicketList({ what, lines }: TicketListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography textColor="danger600">{what}</Typography>
      <ul>
        {lines.map(([id, line]) => (
          <Typography key={id} tag="li">
            {line}
          </Typography>
        ))}
      </ul>
    </>
  );
}

const nothing: EventTicketsView = { tickets: [], orders: 0, state: null };

/** The tickets on sale of an event, and its orders. @param version - Another one is asked about anew. */
function useEventTickets(documentId: string | null, locale: string, version: string): EventTicketsView {
  const { get } = useFetchClient();
  const [view, setView] = useState(nothing);

  useEffect(() => {
    if (documentId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void get<EventTicketsView>(`/event-tickets/${documentId}?locale=${locale}`, { signal }).then(
      ({ data }) => setView(data),
      // Who edits an event without the answer still has the Kassa's warning.
      () => setView(nothing),
    );
    return () => controller.abort();
  }, [documentId, get, locale, version]);

  return view;
}
