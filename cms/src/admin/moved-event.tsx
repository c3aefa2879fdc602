import { Flex, Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { addSidePanel, type PanelProps } from "./beside-form.ts";
import type { EventTicketView } from "../shop/catalogue/answer-event-tickets.ts";
import { ticketsOutside } from "./tickets-outside.ts";

/** What the panel reads of the entry. */
interface Entry {
  documentId?: string;
  locale?: string | null;
  updatedAt?: unknown;
}

/**
 * Says beside an event which of its tickets are for days on which it isn't, by the dates in the form: before they are
 * published, what that will do; after it, what is left to be done.
 */
export function addMovedEvent(app: StrapiApp): void {
  addSidePanel(app, MovedEventPanel);
}

function MovedEventPanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const isEvent = model === "api::event.event";
  const { documentId, locale } = document ?? {};
  const tickets = useTickets(isEvent ? (documentId ?? null) : null, locale ?? "nl", String(document?.updatedAt));
  const dates = useForm("MovedEventPanel", ({ values }) => values);
  const outside = isEvent ? ticketsOutside(tickets, Reflect.get(dates, "startsAt"), Reflect.get(dates, "endsAt")) : [];
  if (outside.length === 0) return null;

  const day = (text: string) =>
    intl.formatDate(`${text}T12:00:00Z`, {
      weekday: "short",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  return {
    title: intl.formatMessage({ id: "circuit.moved.title", defaultMessage: "Tickets outside the event" }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography textColor="danger600">
          {intl.formatMessage({
            id: "circuit.moved.what",
            defaultMessage:
              "By these dates the event isn’t on the days of the tickets below. Once it is published, they aren’t sold. Publish it, and then change the days of these tickets, or unpublish them. The Kassa shows what was sold for the old days.",
          })}
        </Typography>
        <ul>
          {outside.map(({ ticketId, name, admissions }) => (
            <Typography key={ticketId} tag="li">
              {`${name}: ${admissions.map((key) => key.split("_").map(day).join(" – ")).join(", ")}`}
            </Typography>
          ))}
        </ul>
      </Flex>
    ),
  };
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
