import { Accordion, Box, Button, Flex, Typography } from "@strapi/design-system";
import { useState } from "react";
import type { EventView, OverviewView, PlacesView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros } from "../euros.ts";
import { DataTable } from "./data-table.tsx";
import { ProgrammeSubscribers } from "./programme-subscribers.tsx";
import { CapacityDialog } from "./places-dialog.tsx";
import { soldPlaces } from "./sold-places.ts";
import { ToDoList } from "./to-do-list.tsx";
import { usePolled } from "./use-live.ts";
import { useKassaWords } from "./words.ts";

/** Time between two requests for older events, in milliseconds: they hardly change. */
const olderEventsMs = 5 * 60_000;

/** Shows the to-do list, and the stock and income of each event; the next event is open. */
export function EventOverview({ onOrder }: { onOrder: (id: number) => void }) {
  const { say } = useKassaWords();
  const { data, hasFailed, refresh } = usePolled<OverviewView>("/kassa/overview");
  const events = data?.events ?? [];
  const [first] = events;

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {data === null ? null : <ToDoList toDo={data.toDo} onOpen={onOrder} />}
      <Typography tag="h2" variant="beta">
        {say("events", "Events")}
      </Typography>
      <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
      {data !== null && first === undefined ? (
        <Typography>
          {say("events.none", "Nothing is for sale yet. Publish a ticket type of an event first.")}
        </Typography>
      ) : null}
      {first === undefined ? null : (
        <Accordion.Root size="M" defaultValue={first.eventId} collapsible>
          {events.map((event) => (
            <EventItem key={event.eventId} event={event} onChanged={refresh} />
          ))}
        </Accordion.Root>
      )}
      {data?.hasOlder === true ? <OlderEvents /> : null}
    </Flex>
  );
}

/** Shows the events that ended long ago, behind a button. */
function OlderEvents() {
  const { say } = useKassaWords();
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <OlderList />;
  return (
    <Flex>
      <Button variant="tertiary" onClick={() => setIsShown(true)}>
        {say("events.older", "Show older events")}
      </Button>
    </Flex>
  );
}

function OlderList() {
  const { data, hasFailed, refresh } = usePolled<OverviewView>("/kassa/overview?part=older", olderEventsMs);
  return (
    <>
      <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
      <Accordion.Root size="M" collapsible>
        {data?.events.map((event) => (
          <EventItem key={event.eventId} event={event} onChanged={refresh} />
        ))}
      </Accordion.Root>
    </>
  );
}

/** Says that figures are being loaded, or couldn't be refreshed. */
export function LoadStatus({ hasFailed, isLoading }: { hasFailed: boolean; isLoading: boolean }) {
  const { say } = useKassaWords();
  const failed = say("unreachable", "The figures can’t be refreshed now. The screen tries again by itself.");
  const text = isLoading ? say("loading", "Loading…") : "";
  return (
    <div role="status">
      <Typography textColor={hasFailed ? "danger600" : "neutral600"}>{hasFailed ? failed : text}</Typography>
    </div>
  );
}

function EventItem({ event, onChanged }: { event: EventView; onChanged: () => void }) {
  const { say, choice, days, number } = useKassaWords();
  const { eventId, incomes } = event;
  const title = event.title ?? say("event.gone", "Event that is gone");
  // The event of this year and that of the next may have the same title.
  const when = event.days === null ? "" : `, ${days(event.days)}`;
  const over = event.isOver ? ` (${say("event.over", "over")})` : "";
  const off = event.state === "planned" ? "" : `${choice("event", event.state)}: `;
  const summary = say("event.summary", "{sold} places sold · € {gross} incl. VAT", {
    sold: number(soldPlaces(event)),
    gross: formatEuros(sum(incomes, ({ grossCents }) => grossCents)),
  });
  return (
    <Accordion.Item value={eventId}>
      <Accordion.Header>
        <Accordion.Trigger description={summary}>{`${off}${title}${when}${over}`}</Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content>
        <Flex direction="column" alignItems="stretch" gap={4} padding={4}>
          <TicketsOutsideDates event={event} />
          <PlacesTable event={event} title={title} onChanged={onChanged} />
          {incomes.length === 0 ? null : <IncomeTable event={event} title={title} />}
          {event.isOver ? null : <ProgrammeSubscribers event={event} title={title} />}
        </Flex>
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** Warns of tickets sold for days on which the event doesn't take place, as it was moved, postponed or cancelled. */
function TicketsOutsideDates({ event: { outsideDates, state } }: { event: EventView }) {
  const { say } = useKassaWords();
  if (outsideDates.tickets === 0 && state !== "cancelled") return null;
  const facts = { tickets: outsideDates.tickets, orders: outsideDates.orders.join(", ") };
  return (
    <Typography textColor="danger600">
      {state === "postponed"
        ? say(
            "postponed",
            "This event was postponed, and nothing of it is sold until it has a new date. {tickets, plural, one {1 ticket was sold of it, and stands.} other {# tickets were sold of it, and stand.}} Orders: {orders}",
            facts,
          )
        : state === "cancelled"
          ? say(
              "cancelled",
              "This event was cancelled, and nothing of it is sold any more. {tickets, plural, =0 {Nothing was sold of it.} one {1 ticket was sold of it. Its customer is waiting: refund or cancel the order.} other {# tickets were sold of it. Their customers are waiting: refund or cancel each order.}} {orders}",
              facts,
            )
          : say(
              "stray",
              "{tickets, plural, one {1 ticket was sold} other {# tickets were sold}} for a day on which the event isn’t any more. Call the customers, and refund or cancel. Orders: {orders}",
              facts,
            )}
    </Typography>
  );
}

interface TableProps {
  event: EventView;
  title: string;
}

function PlacesTable({ event, title, onChanged }: TableProps & { onChanged: () => void }) {
  const { say, days, pool, number } = useKassaWords();
  const [changed, setChanged] = useState<PlacesView | null>(null);
  const titles = [
    say("capacity", "Places in all"),
    say("sold", "Sold"),
    say("held", "Held"),
    say("left", "Left"),
  ] as const;
  const change = say("change", "Change places");
  const rows = event.places.map((places) => ({
    key: `${places.day} ${places.pool}`,
    cells: [
      places.isOutside
        ? event.state === "cancelled" || event.state === "postponed"
          ? say("off", "{day} (not on then: not for sale)", { day: days(places.day) })
          : say("outside", "{day} (outside the event: not for sale)", { day: days(places.day) })
        : days(places.day),
      pool(places.about),
      places.isProposed ? say("proposed", "not set yet") : number(places.capacity),
      number(places.sold),
      number(places.held),
      number(places.left),
      <Button
        key="change"
        variant="tertiary"
        size="S"
        aria-label={say("change.of", "Change places: {where}, {day}", {
          where: pool(places.about),
          day: days(places.day),
        })}
        onClick={() => setChanged(places)}
      >
        {change}
      </Button>,
    ],
  }));
  return (
    <Box>
      <DataTable
        label={`${title}: ${say("places", "Places")}`}
        columns={[
          { title: say("day", "Day") },
          { title: say("pool", "Where") },
          ...titles.map((each) => ({ title: each, isNumber: true })),
          { title: change },
        ]}
        rows={rows}
      />
      {changed === null ? null : (
        <CapacityDialog eventId={event.eventId} places={changed} onDone={onChanged} onClose={() => setChanged(null)} />
      )}
    </Box>
  );
}

function IncomeTable({ event, title }: TableProps) {
  const { say, days, euros, number } = useKassaWords();
  const { incomes } = event;
  const total = [
    say("total", "Total"),
    number(sum(incomes, ({ tickets }) => tickets)),
    euros(sum(incomes, ({ netCents }) => netCents)),
    euros(sum(incomes, ({ grossCents }) => grossCents)),
  ];
  return (
    <Box>
      <Typography textColor="neutral600">
        {say(
          "income.hint",
          "Paid, invoiced or at the gate. Cancelled orders don’t count, and what was refunded is taken off.",
        )}
      </Typography>
      <DataTable
        label={`${title}: ${say("income", "Income")}`}
        columns={[
          { title: say("admission", "Admission") },
          { title: say("tickets", "Tickets"), isNumber: true },
          { title: say("net", "Excl. VAT"), isNumber: true },
          { title: say("gross", "Incl. VAT"), isNumber: true },
        ]}
        rows={[
          ...incomes.map(({ admission, tickets, netCents, grossCents }) => ({
            key: admission,
            cells: [days(admission), number(tickets), euros(netCents), euros(grossCents)],
          })),
          { key: "total", cells: total, isTotal: true },
        ]}
      />
    </Box>
  );
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
