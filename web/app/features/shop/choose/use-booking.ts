import { useRef, useState } from "react";
import { isChoosable, mostOf } from "./choice-words.ts";
import type { SaleDay, TicketChoice, TicketSale } from "./ticket-sale.ts";

/** A moment at which an arrangement can be booked. */
export interface BookingOption {
  day: SaleDay;
  ticket: TicketChoice;
  /** Of the form's field. */
  value: string;
  event: TicketSale | undefined;
}

/** How many guests stand there at first, where the smallest group isn't larger. */
const usualGuests = 2;

/** When, and for how many guests, within what is possible then; `null` when it can be booked at no moment. */
export function useBooking(options: readonly BookingOption[]) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [guests, setGuests] = useState(usualGuests);
  const [correction, setCorrection] = useState<Correction>(null);
  // Leaving the field applies what was typed, and the button's press makes one leave it.
  const press = useRef({ isUnderWay: false, hasCorrected: false });
  const option =
    options.find(({ value }) => value === wanted) ?? options.find(({ ticket }) => isChoosable(ticket)) ?? options[0];
  if (option === undefined) return null;

  const most = mostOf(option.ticket);
  const { least } = option.ticket;
  const possible = (count: number) => Math.max(least, Math.min(count, most));
  const chooseWhen = (when: string) => {
    setWanted(when);
    setCorrection(null);
  };
  const chooseGuests = (count: number) => {
    const isCorrected = possible(count) !== count;
    // What is said above the button may move it away, so that the press never ends on it.
    const isHeldBack = isCorrected && press.current.isUnderWay;
    setGuests(possible(count));
    setCorrection(isCorrected ? { isLess: possible(count) < count, isHeldBack } : null);
    press.current = { isUnderWay: false, hasCorrected: isHeldBack };
  };
  const beginPress = () => {
    press.current = { isUnderWay: true, hasCorrected: false };
  };
  /** @returns Whether the amount that is booked was there to be read when the button was pressed. */
  const endPress = () => {
    const { hasCorrected } = press.current;
    press.current = { isUnderWay: false, hasCorrected: false };
    setCorrection((before) => (before !== null && hasCorrected ? { ...before, isHeldBack: true } : null));
    return !hasCorrected;
  };
  const quantity = possible(guests);
  return { options, option, least, most, quantity, correction, beginPress, endPress, chooseWhen, chooseGuests };
}

/** What became of an amount that can't be; `null` while none was chosen. */
export type Correction = {
  /** It was too many, not too few. */
  isLess: boolean;
  /** The press that was to book it did nothing: its amount changed under it. */
  isHeldBack: boolean;
} | null;
