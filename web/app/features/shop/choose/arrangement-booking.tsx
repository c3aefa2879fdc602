import { cartRequestPath } from "@circuit/contract/urls/own-paths";
import type { AdmissionState } from "@circuit/contract/shop/sale-states";
import { lineTotal, totalsOf } from "@circuit/contract/shop/vat";
import { useId, type SubmitEvent } from "react";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { blurFocusedInput } from "#app/ui/leave-field.ts";
import { Stepper } from "#app/ui/stepper.tsx";
import { SumList } from "#app/ui/sum-list.tsx";
import { totalLines } from "#app/ui/total-lines.ts";
import { AddedPanel } from "./added-panel.tsx";
import { AlarmLink } from "./alarm-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./arrangement-booking.module.css";
import { isChoosable, availabilityText, mostOf, unavailableReason } from "./choice-words.ts";
import { ChoiceProblem } from "./choice-problem.tsx";
import { ScriptlessCartLink } from "./scriptless-cart-link.tsx";
import type { SaleDay, TicketChoice, TicketSale } from "./ticket-sale.ts";
import { type BookingOption, type Correction, useBooking } from "./use-booking.ts";
import { ticketFieldKey, useTicketChoice } from "./use-ticket-choice.ts";

export interface ArrangementBookingProps {
  /** Sales of the events at which the arrangement can be booked. */
  sales: readonly TicketSale[];
  /** Path of the current page. */
  from: string;
  /** Path of the form that requests a proposal, with placeholders `{day}` and `{guests}`; `null` without one. */
  proposal: { label: string; url: string } | null;
}

/** Form that books an arrangement: the day, the number of guests, and the price. */
export function ArrangementBooking({ sales, from, proposal }: ArrangementBookingProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const words = ticketMessages[locale];
  const titleId = useId();
  const { days, outcome, isBusy, sendThese, forget, chooseMore, firstField } = useTicketChoice(
    sales.flatMap((sale) => sale.days),
    "tickets",
  );
  const booking = useBooking(optionsOf(days, sales), forget);
  if (booking === null) return null;

  const { options, option, quantity, correction, beginPress, endPress, chooseWhen, chooseGuests } = booking;
  const { day, ticket, value } = option;
  // A proposal may be for more guests than can be booked.
  const asked = correction !== null && correction !== "refused" && correction.isLess ? correction.asked : quantity;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    blurFocusedInput();
    if (endPress()) void sendThese([{ day, ticket, quantity }]);
  };
  return (
    <div className={styles.aside} ref={firstField} tabIndex={-1} data-choosing="">
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
        <Guests ticket={ticket} quantity={quantity} correction={correction} onChange={chooseGuests} />
        <BookingSum ticket={ticket} quantity={quantity} />
        {outcome !== null && "problem" in outcome ? <ChoiceProblem problem={outcome.problem} /> : null}
        {isChoosable(ticket) ? (
          <BookButton isBusy={isBusy} onPress={beginPress} />
        ) : (
          <BookingAlarm state={ticket.state} eventId={option.event?.eventId ?? null} />
        )}
        <ScriptlessCartLink />
        {proposal === null ? null : <Proposal {...proposal} day={day.from} guests={asked} />}
      </form>
    </div>
  );
}

interface ProposalProps {
  label: string;
  url: string;
  day: string;
  guests: number;
}

/** Links to the form that requests a proposal for the chosen day and guests, also on a day that is sold out. */
function Proposal({ label, url, day, guests }: ProposalProps) {
  return (
    <AppLink
      to={url.replace("{day}", day).replace("{guests}", String(guests))}
      className={`text-link ${styles.proposal}`}
    >
      {label}: {guests} {ticketMessages[useLocale()].guests(guests)}
    </AppLink>
  );
}

/** Links to the event's ticket alarm before its sale opens. There is no alarm for a sold-out arrangement. */
function BookingAlarm({ state, eventId }: { state: AdmissionState; eventId: string | null }) {
  return state === "not-yet" ? <AlarmLink eventId={eventId} /> : null;
}

function BookButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const words = ticketMessages[useLocale()];
  return (
    <button type="submit" className={buttonClass({ fill: "yellow" })} aria-busy={isBusy} onPointerDown={onPress}>
      {words.book}
      <Icon name="arrow" />
    </button>
  );
}

/** Lists all days on which the arrangement is offered, sold-out ones too. */
function optionsOf(days: readonly SaleDay[], sales: readonly TicketSale[]): BookingOption[] {
  // `days` are those of all sales, one sale after the other.
  const events = sales.flatMap((sale) => sale.days.map(() => sale));
  return days.flatMap((day, index) =>
    day.tickets.map((ticket) => ({ day, ticket, value: ticketFieldKey(day, ticket), event: events[index] })),
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
  correction: Correction;
  onChange: (quantity: number) => boolean;
}

/** Input for the number of guests within the limits, or the reason why there can be none. */
function Guests({ ticket, quantity, correction, onChange }: GuestsProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const limitsId = useId();
  const { least } = ticket;
  const most = mostOf(ticket);
  const reason = unavailableReason(ticket, locale);
  if (reason !== null) return <p>{reason}</p>;

  const left = ticket.state === "few" || most < ticket.most ? `${availabilityText(ticket, locale)}.` : "";
  const maxWords = most === ticket.most ? words.most(most) : left;
  const correctionWords = (made: Correction): string => {
    if (made === null) return "";
    if (made === "refused") return words.notWhole;
    const changed = words.corrected(made.isLess ? maxWords : words.guestsFrom(least), quantity);
    return made.isHeldBack ? `${changed} ${words.heldBack}` : changed;
  };
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
        isRefused={correction === "refused"}
        describedBy={limitsId}
        onChange={onChange}
      />
      <p className={styles.limits} id={limitsId}>
        {[least > 1 ? words.guestsFrom(least) : "", most === ticket.most ? words.most(most) : "", left]
          .filter((part) => part !== "")
          .join(" ")}
      </p>
      <p className={styles.corrected} role="status">
        {correctionWords(correction)}
      </p>
    </div>
  );
}

function BookingSum({ ticket, quantity }: { ticket: TicketChoice; quantity: number }) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const price = (cents: number) => formatPrice(cents, locale);
  const total = lineTotal(ticket, quantity);
  const totals = totalsOf([{ vatRate: ticket.vatRate, ...total }]);

  return (
    <SumList
      lines={[
        { name: words.perPerson, amount: price(lineTotal(ticket, 1).netCents) },
        { name: words.line(quantity, words.guests(quantity)), amount: price(total.netCents) },
        ...totalLines(totals, locale).slice(1),
      ]}
    />
  );
}
