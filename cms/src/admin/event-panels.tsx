import { Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import type { EventTicketsView } from "../shop/catalogue/event-tickets-routes.ts";
import type { PanelProps } from "./form-extensions.ts";
import { ProblemList } from "./problem-list.tsx";
import { unsellableTickets, ticketsOutside } from "./tickets-outside.ts";
import { useFetched } from "./use-fetched.ts";
import { useSay } from "./use-say.ts";

const eventType = "api::event.event";

/** Texts by the state chosen in the form; `planned` has those for an event that was published in another state. */
const stateWords = {
  planned: {
    id: "planned",
    title: "This event goes on again",
    what: "Look whether the dates are right. Published in either language, its tickets for these dates are sold again in both, and gates let them in. Who heard of the change is mailed that it goes on.",
  },
  cancelled: {
    id: "cancelled",
    title: "This event is being cancelled",
    what: "Published in either language, this cancels the event in both. Its page, the calendar and search engines say so, all its tickets stop selling at once, also in carts and at the checkout, no gate lets anybody in, and everybody who ordered reads it on their order and tickets. No money goes back by itself: the Kassa names the orders. Put the reason in the summary. Choose another state and publish to undo it.",
  },
  postponed: {
    id: "postponed",
    title: "This event is being postponed",
    what: "Leave the dates as they are: the site says that they don’t hold, and that there are no new ones. Published in either language, this stops the sale in both, also in carts and at the checkout, and no gate lets anybody in. Orders and tickets stand. Once there is a date, type it and choose ‘Moved’. Put the reason in the summary.",
  },
  moved: {
    id: "movedTo",
    title: "This event is being moved",
    what: "Type the new dates: the page says when it was to begin, which is filled in when you save. What is for the new days is sold. Tickets for days on which it isn’t any more don’t admit by themselves, and their customers read that you will contact them. Put the reason in the summary.",
  },
};

/** Explains, beside an event, what publishing its chosen state does in both languages, or has done. */
export function EventStatePanel({ model, document }: PanelProps) {
  const say = useSay();
  const { orders, state } = useEventTickets(model, document);
  const chosen: unknown = useForm("EventStatePanel", ({ values }) => Reflect.get(values, "state"));
  const isNew = chosen !== state;
  const words = Object.entries(stateWords).find(([name]) => name === chosen)?.[1];
  // An event that stays planned, or isn't published yet, needs no explanation.
  const isUnremarkable = chosen === "planned" && (!isNew || state === null);
  if (model !== eventType || words === undefined || isUnremarkable) return null;
  return {
    title: isNew ? say(`${words.id}.title`, words.title) : say("state.published", "State of the event, as published"),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography textColor="danger600">{say(`${words.id}.what`, words.what)}</Typography>
        <Typography>
          {isNew
            ? say(
                "state.mails",
                "{orders, plural, =0 {Nobody has ordered for it, so nobody is mailed.} one {1 order stands: its customer is mailed within a few minutes of publishing.} other {# orders stand: the customer of each is mailed within a few minutes of publishing.}} Once for each change, in the language of the order; publishing again or in the other language mails nobody twice. Who set a ticket alarm hears nothing.",
                { orders },
              )
            : say(
                "state.mailed",
                "Who had ordered was mailed when it was published. Publishing again mails nobody, but for another date of an event that was moved.",
              )}
        </Typography>
      </Flex>
    ),
  };
}

/**
 * Lists, beside an event, the ticket types that admit to days outside the dates in its form, and those whose sale
 * starts too late.
 */
export function MovedEventPanel({ model, document }: PanelProps) {
  const intl = useIntl();
  const say = useSay("moved.");
  const { tickets } = useEventTickets(model, document);
  const dates = useForm("MovedEventPanel", ({ values }) => values);
  const [startsAt, endsAt] = [Reflect.get(dates, "startsAt"), Reflect.get(dates, "endsAt")];
  const outside = ticketsOutside(tickets, startsAt, endsAt);
  const late = unsellableTickets(tickets, startsAt, endsAt);
  if (outside.length === 0 && late.length === 0) return null;

  const date = { weekday: "short", day: "numeric", month: "long", year: "numeric" } as const;
  const day = (text: string) => intl.formatDate(`${text}T12:00:00Z`, { ...date, timeZone: "UTC" });
  const moment = (text: string) =>
    intl.formatDate(text, { ...date, hour: "2-digit", minute: "2-digit", timeZone: "Europe/Amsterdam" });
  return {
    title:
      outside.length > 0 ? say("title", "Tickets outside the event") : say("late.title", "Tickets that are never sold"),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {outside.length === 0 ? null : (
          <ProblemList
            what={say(
              "what",
              "By these dates the event isn’t on the days of the tickets below. Once it is published, they aren’t sold. To have the customers mailed, choose ‘Moved’ as the state. Publish it, and then change the days of these tickets, or unpublish them. The Kassa shows what was sold for the old days.",
            )}
            lines={outside.map(
              ({ name, admissions }) =>
                `${name}: ${admissions.map((key) => key.split("_").map(day).join(" – ")).join(", ")}`,
            )}
          />
        )}
        {late.length === 0 ? null : (
          <ProblemList
            what={say(
              "late.what",
              "By these dates the sale of the tickets below begins once the event, or the day that they are for, is over: nobody can ever buy them. Choose an earlier ‘Begin van de verkoop’ at these tickets, or empty it.",
            )}
            lines={late.map(({ name, saleStartsAt }) => `${name}: ${moment(saleStartsAt ?? "")}`)}
          />
        )}
      </Flex>
    ),
  };
}

/** Fetches an event's ticket types, number of orders and published state; empty for an entry of another type. */
function useEventTickets(model: string, document: PanelProps["document"]): EventTicketsView {
  const { documentId, locale, updatedAt } = document ?? {};
  const isEvent = model === eventType && documentId !== undefined;
  const path = isEvent ? `/event-tickets/${documentId}?locale=${locale ?? "nl"}` : null;
  // Before the first answer the panels show nothing: the Kassa warns of the same tickets.
  return useFetched<EventTicketsView>(path, String(updatedAt)).data ?? { tickets: [], orders: 0, state: null };
}
