import { Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import type { PanelProps } from "./form-extensions.ts";
import { parseFormMoment } from "./typed-moments.ts";
import { useFetched } from "./use-fetched.ts";
import { useSay } from "./use-say.ts";
import type { DrawView } from "../shop/waiting-room/draw-view.ts";

/** Warns, beside a ticket type, what a later start of its sale does after the waiting room of its event was drawn. */
export function MovedOpeningPanel({ model, document }: PanelProps) {
  const intl = useIntl();
  const say = useSay("drawn.");
  const isTicket = model === "api::ticket-type.ticket-type";
  const path = isTicket && document?.documentId !== undefined ? `/ticket-draws/${document.documentId}` : null;
  // Without an answer this shows nothing: the page of the waiting room tells visitors the same.
  const draw = useFetched<{ draw: DrawView | null }>(path, String(document?.updatedAt)).data?.draw ?? null;
  const values = useForm("MovedOpeningPanel", (form) => form.values);
  const opening = parseFormMoment(Reflect.get(values, "saleStartsAt"));
  if (draw === null || opening === null || !isToCome(opening)) return null;

  const moment = intl.formatDate(draw.at, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });
  const text =
    draw.places === 0
      ? say(
          "nobody",
          "The draw was on {moment}, and nobody had a place yet. If the sale of the event begins later now, there will be another draw then, with a new secret number. The waiting room says so.",
          { moment },
        )
      : say(
          "placed",
          "The draw was on {moment}, and {places, plural, one {# visitor has} other {# visitors have}} a place. If the sale of the event begins later now, they keep their places and turns, and whoever comes is behind them. There won’t be a second draw.",
          { moment, places: draw.places },
        );
  return {
    title: say("title", "The waiting room was drawn"),
    content: <Typography textColor="danger600">{text}</Typography>,
  };
}

function isToCome(moment: Date): boolean {
  return moment.getTime() > Date.now();
}
