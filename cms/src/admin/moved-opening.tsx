import { Typography } from "@strapi/design-system";
import { type StrapiApp, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { addSidePanel, type PanelProps } from "./beside-form.ts";
import type { DrawView } from "../shop/waiting-room/draw-view.ts";

/** What the panel reads of the entry. */
interface Entry {
  documentId?: string;
  updatedAt?: unknown;
}

/** Says beside a ticket type what a later beginning of its sale does once the waiting room of its event was drawn. */
export function addMovedOpening(app: StrapiApp): void {
  addSidePanel(app, MovedOpeningPanel);
}

function MovedOpeningPanel({ model, document }: PanelProps<Entry>) {
  const intl = useIntl();
  const isTicket = model === "api::ticket-type.ticket-type";
  const draw = useDraw(isTicket ? (document?.documentId ?? null) : null, String(document?.updatedAt));
  const values = useForm("MovedOpeningPanel", (form) => form.values);
  if (draw === null || !isLater(Reflect.get(values, "saleStartsAt"))) return null;

  const moment = intl.formatDate(draw.at, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });
  const what =
    draw.places === 0
      ? {
          id: "circuit.drawn.nobody",
          defaultMessage:
            "The draw was on {moment}, and nobody had a place yet. If the sale of the event begins later now, there will be another draw then, with a new secret number. The waiting room says so.",
        }
      : {
          id: "circuit.drawn.placed",
          defaultMessage:
            "The draw was on {moment}, and {places, plural, one {# visitor has} other {# visitors have}} a place. If the sale of the event begins later now, they keep their places and turns, and whoever comes is behind them. There won’t be a second draw.",
        };
  return {
    title: intl.formatMessage({ id: "circuit.drawn.title", defaultMessage: "The waiting room was drawn" }),
    content: <Typography textColor="danger600">{intl.formatMessage(what, { moment, places: draw.places })}</Typography>,
  };
}

/** Whether the form has a moment to come. */
function isLater(value: unknown): boolean {
  return (typeof value === "string" || value instanceof Date) && new Date(value).getTime() > Date.now();
}

/** The draw that a ticket's visitors took part in. @param version - Another one is asked about anew. */
function useDraw(documentId: string | null, version: string): DrawView | null {
  const { get } = useFetchClient();
  const [draw, setDraw] = useState<DrawView | null>(null);

  useEffect(() => {
    if (documentId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void get<{ draw: DrawView | null }>(`/ticket-draws/${documentId}`, { signal }).then(
      ({ data }) => setDraw(data.draw),
      // The waiting room's page says what holds, also where this can't.
      () => setDraw(null),
    );
    return () => controller.abort();
  }, [documentId, get, version]);

  return draw;
}
