"use client";

import type { BlockProps } from "#app/blocks/view-block.ts";
import { Hero } from "#app/blocks/hero/hero.tsx";
import { eventAnchors } from "#app/features/event-detail/event-details.ts";
import { formatPeriod, formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { nextEventMessages } from "#app/i18n/messages/next-event.ts";
import { EventCountdown } from "#app/ui/event-countdown.tsx";
import type { EventSummary } from "#app/ui/event-card.tsx";
import { LazyRaceDay } from "./lazy-race-day.tsx";

/**
 * Opens the home page: a hero with the next event, its tickets and a countdown; on a day with an event the board of
 * what is on now.
 */
export function NextEvent({ block, isFirst }: BlockProps<"blocks.next-event">) {
  const { title, image, tone, colour, buttons, data } = block;
  const { event, weeksOff, raceDay, renderedAt } = data;
  const opening = useHeroTexts(event);
  if (raceDay !== null) return <LazyRaceDay {...{ raceDay, renderedAt, buttons, isFirst }} />;

  const hero = { __component: "blocks.hero" as const, title, image, tone, intro: null };
  return (
    <>
      <Hero block={{ ...hero, ...(opening ?? { kicker: null, buttons: buttons.slice(0, 2) }) }} isFirst={isFirst} />
      {event === null ? null : (
        <EventCountdown event={event} colour={colour} renderedAt={renderedAt} title={null}>
          {weeksOff === null ? null : <SheepCount weeks={weeksOff} />}
        </EventCountdown>
      )}
    </>
  );
}

/** Weeks until an event that is far away, as sheep to count. */
function SheepCount({ weeks }: { weeks: number }) {
  return (
    <p>
      <Icon name="sheep" /> {nextEventMessages[useLocale()].sheep(weeks)}
    </p>
  );
}

/** Returns the hero's line above the title (event and dates) and its buttons for tickets and programme. */
function useHeroTexts(event: EventSummary | null) {
  const locale = useLocale();
  const words = nextEventMessages[locale];
  if (event === null) return null;
  const { title, path, startsAt, endsAt, phase, priceFromCents } = event;
  const tickets =
    priceFromCents === null || priceFromCents === 0
      ? words.tickets
      : words.ticketsFrom(formatPrice(priceFromCents, locale));
  const programme = { label: words.toProgramme, url: `${path}#${eventAnchors.programme}` };
  return {
    kicker: `${title}, ${formatPeriod(startsAt, endsAt, locale)}`,
    buttons:
      phase === "open"
        ? [
            { label: tickets, url: `${path}#tickets`, style: "filled" as const },
            { ...programme, style: "outline" as const },
          ]
        : [{ ...programme, style: "filled" as const }],
  };
}
