import { Flex, Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { addSidePanel, type PanelProps } from "./beside-form.ts";
import type { EventTicketView } from "../shop/catalogue/answer-event-tickets.ts";
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
  addSidePanel(app, CancelledEventPanel);
}

/** Says beside an event whose form has it cancelled what that does once it is published, in whichever language. */
function CancelledEventPanel({ model }: PanelProps<Entry>) {
  const intl = useIntl();
  const chosen: unknown = useForm("CancelledEventPanel", ({ values }) => Reflect.get(values, "saleState"));
  if (model !== "api::event.event" || chosen !== "cancelled") return null;
  return {
    title: intl.formatMessage({ id: "circuit.cancelled.title", defaultMessage: "This event is being cancelled" }),
    content: (
      <Typography textColor="danger600">
        {intl.formatMessage({
          id: "circuit.cancelled.what",
          defaultMessage:
            "Published in either language, this cancels the event in both. Its page, the calendar and search engines say so, all its tickets stop selling at once, also in carts and at the checkout, and everybody who ordered reads it on their order and tickets. Nobody is mailed and no money goes back by itself: the Kassa names the orders. Put the reason in the summary. Choose another state and publish to undo it.",
        })}
      </Typography>
    ),
  };
}

function MovedEventPanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const isEvent = model === "api::event.event";
  const { documentId, locale } = document ?? {};
  const tickets = useTickets(isEvent ? (documentId ?? null) : null, locale ?? "nl", String(document?.updatedAt));
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
              "By these dates the event isn’t on the days of the tickets below. Once it is published, they aren’t sold. Publish it, and then change the days of these tickets, or unpublish them. The Kassa shows what was sold for the old days.",
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

/** The tickets on sale of an event. @param version - Another one is asked about anew. */
function useTickets(documentId: string | null, locale: string, version: string): EventTicketView[] {
  const { get } = useFetchClient();
  const [tickets, setTickets] = useState<EventTicketView[]>([]);

  useEffect(() => {
    if (documentId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void get<{ tickets: EventTicketView[] }>(`/event-tickets/${documentId}?locale=${locale}`, { signal }).then(
      ({ data }) => setTickets(data.tickets),
      // Who edits an event without the answer still has the Kassa's warning.
      () => setTickets([]),
    );
    return () => controller.abort();
  }, [documentId, get, locale, version]);

  return tickets;
}
