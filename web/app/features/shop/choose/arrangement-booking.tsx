import { cartRequestPath } from "@circuit/contract/own-paths";
import { lineTotal } from "@circuit/contract/shop/vat";
import { useId, useState, type SubmitEvent } from "react";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { AddedPanel } from "./added-panel.tsx";
import { AlarmLink } from "./alarm-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./arrangement-booking.module.css";
import { isChoosable, leftWords, mostOf, whyNot } from "./choice-words.ts";
import { ChoiceProblem } from "./choice-problem.tsx";
import { ScriptlessCartLink } from "./scriptless-cart-link.tsx";
import type { SaleDay, TicketChoice, TicketSale } from "./ticket-sale.ts";
import { fieldOf, useTicketChoice } from "./use-ticket-choice.ts";

export interface ArrangementBookingProps {
  /** The events at which it can be booked. */
  sales: readonly TicketSale[];
  /** Path of the page it stands on. */
  from: string;
}

/** Booking an arrangement: when, for how many guests, and what that costs. */
export function ArrangementBooking({ sales, from }: ArrangementBookingProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const words = ticketMessages[locale];
  const titleId = useId();
  const { days, outcome, isBusy, sendThese, chooseMore, firstField } = useTicketChoice(
    sales.flatMap((sale) => sale.days),
  );
  const booking = useBooking(optionsOf(days, sales));
  if (booking === null) return null;

  const { options, option, least, most, quantity, isCorrected, chooseWhen, chooseGuests } = booking;
  const { day, ticket, value } = option;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sendThese([{ day, ticket, quantity }]);
  };
  return (
    <div className={styles.aside} ref={firstField} tabIndex={-1}>
      {outcome !== null && "added" in outcome ? <AddedPanel answer={outcome.added} onMore={chooseMore} /> : null}
      <form
        className={styles.panel}
        method="post"
        action={keepMode(cartRequestPath(locale))}
        aria-labelledby={titleId}
        onSubmit={send}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="from" value={from} />
        <h2 className="h3" id={titleId}>
          {words.book}
        </h2>
        <WhenField options={options} value={value} onChange={chooseWhen} />
        <Guests
          ticket={ticket}
          quantity={quantity}
          least={least}
          most={most}
          isCorrected={isCorrected}
          onChange={chooseGuests}
        />
        <BookingSum ticket={ticket} quantity={quantity} />
        {outcome !== null && "problem" in outcome ? <ChoiceProblem problem={outcome.problem} /> : null}
        {isChoosable(ticket) ? (
          <button type="submit" className={buttonClass({ fill: "yellow" })} aria-busy={isBusy}>
            {words.book}
            <Icon name="arrow" />
          </button>
        ) : (
          <AlarmLink eventId={option.event?.eventId ?? null} />
        )}
        <ScriptlessCartLink />
      </form>
    </div>
  );
}

/** How many guests stand there at first, where the smallest group isn't larger. */
const usualGuests = 2;

/** When, and for how many guests, within what is possible then; `null` when it can be booked at no moment. */
function useBooking(options: readonly BookingOption[]) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [guests, setGuests] = useState(usualGuests);
  const [isCorrected, setIsCorrected] = useState(false);
  const option =
    options.find(({ value }) => value === wanted) ?? options.find(({ ticket }) => isChoosable(ticket)) ?? options[0];
  if (option === undefined) return null;

  const most = mostOf(option.ticket);
  const { least } = option.ticket;
  const possible = (count: number) => Math.max(least, Math.min(count, most));
  const chooseWhen = (when: string) => {
    setWanted(when);
    setIsCorrected(false);
  };
  const chooseGuests = (count: number) => {
    setGuests(possible(count));
    setIsCorrected(possible(count) !== count);
  };
  return { options, option, least, most, quantity: possible(guests), isCorrected, chooseWhen, chooseGuests };
}

interface BookingOption {
  day: SaleDay;
  ticket: TicketChoice;
  /** Of the form's field. */
  value: string;
  event: TicketSale | undefined;
}

/** Every moment at which it can be booked, or could have been. */
function optionsOf(days: readonly SaleDay[], sales: readonly TicketSale[]): BookingOption[] {
  // The days are those of the sales, one after the other.
  const events = sales.flatMap((sale) => sale.days.map(() => sale));
  return days.flatMap((day, index) =>
    day.tickets.map((ticket) => ({ day, ticket, value: fieldOf(day, ticket), event: events[index] })),
  );
}

interface WhenFieldProps {
  options: readonly BookingOption[];
  value: string;
  onChange: (value: string) => void;
}

function WhenField({ options, value, onChange }: WhenFieldProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  return (
    <Field label={words.when} isSelect>
      {(id) => (
        <select id={id} name="choice" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map(({ value: one, event, day, ticket }) => (
            <option key={one} value={one}>
              {words.atEvent(event?.title ?? "", formatAdmission(day.key, locale))}
              {ticket.state === "sold-out" ? ` (${words.soldOut.toLowerCase()})` : ""}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface GuestsProps {
  ticket: TicketChoice;
  quantity: number;
  least: number;
  most: number;
  /** The amount that was typed lay beyond them. */
  isCorrected: boolean;
  onChange: (quantity: number) => void;
}

/** How many guests, within what the group and the places left allow; or why there can be none. */
function Guests({ ticket, quantity, least, most, isCorrected, onChange }: GuestsProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const limitsId = useId();
  const reason = whyNot(ticket, locale);
  if (reason !== null) return <p>{reason}</p>;

  return (
    <div className={styles.guests}>
      <span>{words.guestCount}</span>
      <Stepper
        label={words.guestCount}
        words={{ less: words.less, more: words.moreOne }}
        name="quantity"
        value={quantity}
        min={least}
        max={most}
        isApplied
        isLimited
        describedBy={limitsId}
        onChange={onChange}
      />
      <p className={styles.limits} id={limitsId}>
        {[
          least > 1 ? words.guestsFrom(least) : "",
          most === ticket.most ? words.most(most) : "",
          ticket.state === "few" ? `${leftWords(ticket, locale)}.` : "",
        ]
          .filter((part) => part !== "")
          .join(" ")}
      </p>
      <p className={styles.corrected} role="status">
        {isCorrected ? words.corrected(quantity) : ""}
      </p>
    </div>
  );
}

function BookingSum({ ticket, quantity }: { ticket: TicketChoice; quantity: number }) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const price = (cents: number) => formatPrice(cents, locale);
  const { netCents, vatCents, grossCents } = lineTotal(ticket.netCents, ticket.vatRate, quantity);

  return (
    <dl className="num">
      <dt>{words.perPerson}</dt>
      <dd>{price(ticket.netCents)}</dd>
      <dt>{words.line(quantity, words.guests(quantity))}</dt>
      <dd>{price(netCents)}</dd>
      <dt>{words.vat(formatPercentage(ticket.vatRate, locale))}</dt>
      <dd>{price(vatCents)}</dd>
      <dt className={styles.total}>{words.total}</dt>
      <dd className={styles.total}>{price(grossCents)}</dd>
    </dl>
  );
}
