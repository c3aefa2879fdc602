import { cartRequestPath, checkoutPaths } from "@circuit/contract/urls/own-paths";
import { useId } from "react";
import { useLocation } from "react-router";
import { readPageQuery } from "#app/domain/page-query.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AddedPanel } from "./added-panel.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./choose.module.css";
import { ChoiceProblem } from "./choice-problem.tsx";
import { ChoiceSum } from "./choice-sum.tsx";
import { DayChoice } from "./day-choice.tsx";
import { DayTickets } from "./day-tickets.tsx";
import type { TicketSale } from "./ticket-sale.ts";
import { useTicketChoice } from "./use-ticket-choice.ts";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useShopPaths } from "../use-shop-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

interface TicketChooserProps {
  sale: TicketSale;
  /** Path of the current page, to which the cart links back when there are no scripts. */
  from: string;
  headingLevel: 3 | 4;
}

/**
 * Form to choose tickets of an event: the day, the grandstand and the quantity, with a running total. Works without
 * scripts: it posts to the cart. While nothing can be chosen it has neither total nor button.
 */
export function TicketChooser({ sale, from, headingLevel }: TicketChooserProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const errorId = useId();
  const { day: asked } = readPageQuery(new URLSearchParams(useLocation().search));
  const choice = useTicketChoice(sale.days, sale.anchor);
  const { days, isOpen, chosen, outcome, isBusy, send, chooseMore, firstField } = choice;
  const problem = outcome !== null && "problem" in outcome ? outcome.problem : null;

  return (
    <form
      className={styles.columns}
      method="post"
      action={keepMode(cartRequestPath(locale))}
      noValidate
      // Keeps the app's popup from covering the form: see `app-popup.module.css`.
      data-choosing={isOpen ? "" : undefined}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="from" value={`${from}#${sale.anchor}`} />
      {/* Outside `styles.choice`, whose CSS counts child elements to show the chosen day. */}
      {sale.waitingSlug === null ? null : <WaitingRoomLink slug={sale.waitingSlug} />}
      <SeatMapLink sale={sale} />
      <div className={styles.choice} ref={firstField} tabIndex={-1}>
        {days.length > 1 ? (
          <DayChoice days={days} name={sale.anchor} asked={asked} hasPrices={headingLevel === 3} />
        ) : null}
        {days.map((day) => (
          <DayTickets key={day.key} {...{ sale, day, headingLevel, asked, choice }} />
        ))}
      </div>
      <div className={styles.side}>
        {outcome !== null && "added" in outcome ? <AddedPanel answer={outcome.added} onMore={chooseMore} /> : null}
        {problem === null ? null : <ChoiceProblem id={errorId} problem={problem} />}
        {isOpen ? <ChoiceSum chosen={chosen} isBusy={isBusy} errorId={problem === null ? undefined : errorId} /> : null}
      </div>
    </form>
  );
}

/** Link to the map of the grandstands with this event's prices; nothing without grandstands or without a map page. */
function SeatMapLink({ sale: { eventId, days } }: { sale: TicketSale }) {
  const locale = useLocale();
  const map = useShopPaths().mapOf(eventId);
  if (map === null || !days.some(({ tickets }) => tickets.some(({ stand }) => stand !== null))) return null;
  return (
    <AppLink to={map} className={`text-link ${styles.seatMap}`}>
      <Icon name="map" />
      {ticketMessages[locale].seatMap}
    </AppLink>
  );
}

/** Says that the sale of an event has a waiting room, and leads there. */
function WaitingRoomLink({ slug }: { slug: string }) {
  const locale = useLocale();
  const { waitingRoom } = ticketMessages[locale];
  return (
    <p className={styles.waiting}>
      {waitingRoom.text}
      <ButtonLink to={`${checkoutPaths.waitingRoom[locale]}/${slug}`} fill="line" isSmall>
        {waitingRoom.link}
      </ButtonLink>
    </p>
  );
}
